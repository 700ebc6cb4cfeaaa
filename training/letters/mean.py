#!/usr/bin/env python3
"""Writes the mean of the weights of models that learned on from the same one: mean.py TO.onnx MODEL.onnx…"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

to, *paths = sys.argv[1:]
models = [onnx.load(path) for path in paths]
for arrays in zip(*(model.graph.initializer for model in models), strict=True):
    values = [numpy_helper.to_array(array) for array in arrays]
    if values[0].dtype == np.float32:
        mean = np.mean(np.stack(values).astype(np.float64), 0).astype(np.float32)
        arrays[0].CopyFrom(numpy_helper.from_array(mean, arrays[0].name))
onnx.save(models[0], to)
