#!/usr/bin/env python3
"""Teaches a recogniser of lines by CTC what drawn lines say: learn.py MODEL.onnx TO.onnx LINES.pickle… [--lines N] [--seed N]

Files of lines are draw.py's. A model with the shipped English classes gets those of signs.py. Only the last stage, the neck
and the head learn: what the first stages know of bad pictures stays. See learn.sh.
"""
import argparse
import math
import os
import pickle
import random

import numpy as np
import torch
import torch.nn.functional as F

from network import Network
from signs import ENGLISH, LEARNED, class_alike, classes_of

BATCH, QUEUE = 16, 1600
WARM_UP = 40
# Rates of learning: the head, the neck, the last stage.
RATES = [1.6e-3, 4.8e-4, 3.2e-4]
HEAD = 'linear_8'
NECK = ('conv2d_131', 'conv2d_132', 'conv2d_133', 'conv2d_134', 'conv2d_135')
# The convolutions of the first stages.
FROZEN = {'conv2d_0', *(f'conv2d_{n}' for n in range(136, 156))}


def add_classes(network, noise):
    weights, bias = network.linear_8__w_0.data, network.linear_8__b_0.data
    alike = [class_alike(sign) for sign in LEARNED]
    learned = weights[:, alike] + torch.randn(weights.shape[0], len(alike), generator=noise) * 0.02
    network.linear_8__w_0 = torch.nn.Parameter(torch.cat([weights, learned], 1))
    network.linear_8__b_0 = torch.nn.Parameter(torch.cat([bias, bias[alike] - 2]))


def group_of(name):
    layer = name.split('__')[0]
    if layer.startswith(HEAD):
        return 0
    is_last_stage = layer.startswith(('conv2d_9', 'learn')) or layer.startswith('conv2d_1') and layer not in NECK
    return 2 if is_last_stage else 1


def change(picture, r, g):
    """The picture otherwise: other colours, contrast, noise, width."""
    x = picture.astype(np.float32)
    if r.random() < 0.15: x = 255 - x
    if r.random() < 0.3: x = x[..., g.permutation(3)]
    if r.random() < 0.4: x = (x - 128) * r.uniform(0.6, 1.1) + 128 + r.uniform(-25, 25)
    if r.random() < 0.3: x = x + g.randn(*x.shape) * r.uniform(0, 10)
    if r.random() < 0.5:
        width = max(24, int(x.shape[1] * r.uniform(0.88, 1.12)))
        at = np.clip(np.arange(width) * x.shape[1] / width, 0, x.shape[1] - 1.001)
        share = (at % 1)[None, :, None]
        at = at.astype(int)
        x = x[:, at] * (1 - share) + x[:, np.minimum(at + 1, x.shape[1] - 1)] * share
    return np.clip(x, 0, 255)


def planes_of(pictures):
    width = max(48, -(-max(x.shape[1] for x in pictures) // 16) * 16)
    planes = np.zeros((len(pictures), 3, 48, width), np.float32)
    for plane, x in zip(planes, pictures):
        plane[:, :, :x.shape[1]] = x.transpose(2, 0, 1) / 127.5 - 1
    return torch.from_numpy(planes)


def batches(lines, r, g):
    """Pictures with their classes, without end; lines of like width together."""
    while True:
        order = sorted(r.sample(range(len(lines)), min(len(lines), QUEUE)), key=lambda i: lines[i][1].shape[1])
        queue = [order[i:i + BATCH] for i in range(0, len(order), BATCH)]
        r.shuffle(queue)
        for indexes in queue:
            pairs = [(change(lines[i][1], r, g), classes_of(lines[i][0])) for i in indexes]
            # The network has a step for eight columns, and two equal letters need a blank between them.
            pairs = [(x, y) for x, y in pairs if y and x.shape[1] // 8 >= len(y) + sum(a == b for a, b in zip(y, y[1:]))]
            if len(pairs) > 1:
                yield [x for x, _ in pairs], [y for _, y in pairs]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('to')
    parser.add_argument('files', nargs='+')
    parser.add_argument('--lines', type=int, default=20000)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    r, g, noise = random.Random(args.seed), np.random.RandomState(args.seed), torch.Generator().manual_seed(args.seed)
    network = Network(args.model)
    if len(network.linear_8__b_0) == len(ENGLISH) + 1:
        add_classes(network, noise)
    for name, parameter in network.named_parameters():
        parameter.requires_grad = not name.startswith('learnable') and name.split('__')[0] not in FROZEN
    taught = [(group_of(name), p) for name, p in network.named_parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW([{'params': [p for group, p in taught if group == i]} for i in range(3)], weight_decay=0.01)
    lines = [line for path in args.files for line in pickle.load(open(path, 'rb'))]
    seen, losses = 0, []
    for step, (pictures, targets) in enumerate(batches(lines, r, g)):
        if seen >= args.lines:
            break
        rate = min(1, (step + 1) / WARM_UP) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * seen / args.lines)))
        for group, highest in zip(optimiser.param_groups, RATES):
            group['lr'] = highest * rate
        scores = network(planes_of(pictures).to(memory_format=torch.channels_last)).log_softmax(-1).permute(1, 0, 2)
        lengths = torch.tensor([len(y) for y in targets])
        steps = torch.full((len(targets),), scores.shape[0])
        loss = F.ctc_loss(scores, torch.tensor([c for y in targets for c in y]), steps, lengths, zero_infinity=True, reduction='none')
        loss = (loss / lengths).mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 3.0)
        optimiser.step()
        seen += len(targets)
        losses.append(loss.item())
        if step % 100 == 99:
            print(f'{seen} lines, loss {sum(losses[-100:]) / 100:.3f}', flush=True)
    network.save(args.to)


if __name__ == '__main__':
    main()
