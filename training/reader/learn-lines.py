#!/usr/bin/env python3
"""Learns the network that reads the roles of lines (reader/blocks/line-network.ts), from the file of lines-to-learn.ts.

  python3 training/reader/learn-lines.py LINES.json --to reader/blocks/line-network.json --sample SAMPLE.json
  python3 training/reader/learn-lines.py LINES.json --left-out FOLDS.json

The first command writes the network that has learned from all real menus, and a small case with its result for the test of
the arithmetic. The second one writes one network for each of five parts of the restaurants, which has learned from all the others:
`npm run bench:reader-by-restaurant -- DIR --left-out FOLDS.json` judges each restaurant by the one that doesn't know it.
With `--go-on NETWORK.json` it begins with that network instead of drawn menus: what it has learned from is not lost where its
menus are no longer at hand.
Needs PyTorch (Debian: python3-torch) and no graphics card. The same file and seed give the same network on one machine.
"""
import argparse
import base64
import copy
import hashlib
import json
import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.set_num_threads(1)
ENCODED, WORD, HIDDEN, REACH = 64, 16, 96, 2
LICENCE = 'that of the project: learned here, from no other weights'


class Menu:
    def __init__(self, menu, columns):
        self.name, self.group = menu['name'], menu['group']
        lines = menu['lines']
        self.count = len(lines)
        self.values = np.zeros((self.count, columns), np.float32)
        for row, line in enumerate(lines):
            for column, value in line['values']:
                self.values[row, column] = value
        self.buckets = [line['buckets'] for line in lines]
        self.styles = np.array([line['style'] for line in lines], int)
        self.tags = np.array([line['tag'] for line in lines], int)
        self.is_real = not self.group.startswith('drawn ')


class Network(nn.Module):
    """Each line by itself; then beside its style and the menu; then its neighbours, twice; then its style again."""

    def __init__(self, columns, buckets, tags):
        super().__init__()
        self.values = nn.Linear(columns, ENCODED)
        self.words = nn.EmbeddingBag(buckets, WORD, mode='mean')
        self.word_values = nn.Linear(WORD, ENCODED, bias=False)
        nn.init.normal_(self.words.weight, 0, 0.1)
        self.mix = nn.Linear(3 * ENCODED, ENCODED)
        self.near = nn.Conv1d(ENCODED, ENCODED, 2 * REACH + 1, padding=REACH)
        self.wide = nn.Conv1d(ENCODED, HIDDEN, 2 * REACH + 1, padding=REACH)
        self.join = nn.Linear(ENCODED + 2 * HIDDEN, ENCODED)
        self.tags = nn.Linear(ENCODED, tags)
        self.drop = nn.Dropout(0.2)

    def forward(self, values, bucket_list, starts, alike, mask):
        size, lines, _ = values.shape
        shown = mask[..., None]
        words = self.words(bucket_list, starts).view(size, lines, -1)
        seen = F.relu(self.values(values) + self.word_values(words)) * shown
        menu = (seen.sum(1, keepdim=True) / mask.sum(1)[:, None, None]).expand_as(seen)
        mixed = F.relu(self.mix(self.drop(torch.cat([seen, alike @ seen, menu], -1)))) * shown
        near = (mixed + F.relu(self.near(mixed.transpose(1, 2))).transpose(1, 2)) * shown
        wide = F.relu(self.wide(near.transpose(1, 2))).transpose(1, 2) * shown
        joined = F.relu(self.join(self.drop(torch.cat([mixed, wide, alike @ wide], -1))))
        return self.tags(self.drop(joined))


# Groups of values that are left out together in learning, so that no single sign is relied on.
SIGNS = dict(
    bold=['bold', 'leads', 'lighter'],
    capitals=['caps', 'capitals', 'upper'],
    colour=['colour'],
    italic=['italic'],
    size=['size', 'large', 'small', 'rank', 'huge', 'priced'],
    place=['x0', 'x1', 'centre', 'indent', 'x as', 'x by'],
    space=['space', 'far', 'apart'],
)


OFTEN_LOST = ['bold', 'capitals', 'colour', 'italic']


class Learner:
    def __init__(self, data, seed):
        self.names, self.tag_names, self.bucket_count = data['names'], data['tags'], data['buckets']
        self.columns = len(self.names)
        self.menus = [Menu(menu, self.columns) for menu in data['menus']]
        self.seed = seed
        self.groups = [
            [column for column, name in enumerate(self.names) if any(sign in name for sign in signs)]
            for signs in SIGNS.values()
        ]

    def drawn(self, *splits):
        return [menu for menu in self.menus if menu.group in [f'drawn {split}' for split in splits]]

    def real(self):
        return [menu for menu in self.menus if menu.is_real]

    def start(self):
        random.seed(self.seed)
        np.random.seed(self.seed)
        torch.manual_seed(self.seed)
        return Network(self.columns, self.bucket_count, len(self.tag_names))

    def batch(self, menus, is_learning):
        lines, size = max(menu.count for menu in menus), len(menus)
        values = np.zeros((size, lines, self.columns), np.float32)
        tags, mask = np.full((size, lines), -1), np.zeros((size, lines), np.float32)
        weights = np.ones((size, lines), np.float32)
        alike = np.zeros((size, lines, lines), np.float32)
        bucket_list, starts = [], []
        for at, menu in enumerate(menus):
            count = menu.count
            values[at, :count], tags[at, :count], mask[at, :count] = menu.values, menu.tags, 1
            if menu.is_real:
                weights[at, :count][menu.tags == self.tag_names.index('noise')] = NOISE_WEIGHT
            same = (menu.styles[:, None] == menu.styles[None, :]).astype(np.float32)
            alike[at, :count, :count] = same / same.sum(1, keepdims=True)
            if is_learning:
                for group in self.groups:
                    if random.random() < 0.08:
                        values[at][:, group] = 0
                if random.random() < options.blur:
                    self.blur(values[at])
                values[at, :count] *= 1 + 0.06 * np.random.randn(count, self.columns).astype(np.float32)
                values[at, :count] *= np.random.rand(count, self.columns) > 0.03
            has_words = not (is_learning and random.random() < 0.35)
            for line in range(lines):
                starts.append(len(bucket_list))
                if line < count and has_words:
                    bucket_list.extend(b for b in menu.buckets[line] if not is_learning or random.random() > 0.15)
        inputs = (
            torch.from_numpy(values),
            torch.tensor(bucket_list, dtype=torch.long),
            torch.tensor(starts),
            torch.from_numpy(alike),
            torch.from_numpy(mask),
        )
        return inputs, torch.from_numpy(tags), torch.from_numpy(weights)

    def blur(self, values):
        """As OCR sees a menu: it may not tell weight, slope and colour, and measures sizes to a twentieth."""
        for sign in OFTEN_LOST:
            if random.random() < 0.6:
                values[:, self.groups[list(SIGNS).index(sign)]] = 0
        sizes = self.groups[list(SIGNS).index('size')]
        noise = 0.05 * np.random.randn(len(values), len(sizes)).astype(np.float32)
        values[:, sizes] += noise * (values[:, sizes] != 0)

    def learn(self, network, sample, rounds, first_rate, last_rate, decay):
        """Returns a network whose weights are the running mean of those of all steps."""
        optimizer = torch.optim.AdamW(network.parameters(), lr=first_rate, weight_decay=decay)
        mean, steps = copy.deepcopy(network), 0
        for turn in range(rounds):
            network.train()
            for group in optimizer.param_groups:
                group['lr'] = first_rate + (last_rate - first_rate) * turn / max(1, rounds - 1)
            menus = sample()
            random.shuffle(menus)
            menus.sort(key=lambda menu: menu.count + random.random() * 40)
            batches = [menus[at : at + 8] for at in range(0, len(menus), 8)]
            random.shuffle(batches)
            for batch in batches:
                inputs, tags, weights = self.batch(batch, True)
                scores = network(*inputs)
                losses = F.cross_entropy(
                    scores.view(-1, len(self.tag_names)),
                    tags.view(-1),
                    ignore_index=-1,
                    label_smoothing=0.03,
                    reduction='none',
                )
                judged = (tags.view(-1) >= 0).float() * weights.view(-1)
                loss = (losses * judged).sum() / judged.sum().clamp(min=1)
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 1.0)
                optimizer.step()
                steps += 1
                share = min(0.98, steps / (steps + 10))
                with torch.no_grad():
                    for kept, new in zip(mean.parameters(), network.parameters()):
                        kept.mul_(share).add_(new, alpha=1 - share)
        return mean

    def begin(self, rounds):
        train = self.drawn('train')
        return self.learn(self.start(), lambda: list(train), rounds, 3e-3, 5e-4, 0.01)

    def tune(self, begun, real, rounds):
        """The mean of several networks that went on from the same one with other dice: better than each of them."""
        train = self.drawn('train')
        sample = lambda: real * REAL_TIMES + random.sample(train, min(len(train), DRAWN_BESIDE))
        networks = []
        for number in range(options.tuned):
            random.seed(self.seed + number)
            np.random.seed(self.seed + number)
            torch.manual_seed(self.seed + number)
            networks.append(self.learn(copy.deepcopy(begun), sample, rounds, 1.5e-3, 2e-4, 0.02))
        mean = copy.deepcopy(begun)
        with torch.no_grad():
            for weights, *others in zip(mean.parameters(), *(network.parameters() for network in networks)):
                weights.copy_(torch.stack(others).mean(0))
        return mean

    def score(self, network, menus):
        """Shares of the judged lines whose tag and whose role is right, and the mean log probability of the right tag."""
        network.eval()
        right = roles_right = judged = 0
        logs = 0.0
        roles = [name.removesuffix(' on') for name in self.tag_names]
        with torch.no_grad():
            for menu in menus:
                inputs, _, _ = self.batch([menu], False)
                scores = F.log_softmax(network(*inputs)[0], -1).clamp(min=-6).numpy()
                for line in np.flatnonzero(menu.tags >= 0):
                    tag, told = menu.tags[line], scores[line].argmax()
                    judged += 1
                    right += tag == told
                    roles_right += roles[tag] == roles[told]
                    logs += scores[line][tag]
        judged = max(1, judged)
        return dict(lines=judged, tags=round(right / judged, 3), roles=round(roles_right / judged, 3), log=round(logs / judged, 3))


def store_layer(weights, bias=None):
    """Each row as bytes and a factor."""
    weights = weights.detach().numpy()
    factors = np.maximum(np.abs(weights).max(1), 1e-6) / 127
    rounded = np.clip(np.round(weights / factors[:, None]), -127, 127).astype(np.int8)
    layer = dict(columns=weights.shape[1], factors=[float(f'{factor:.5g}') for factor in factors])
    if bias is not None:
        layer['bias'] = [float(f'{value:.5g}') for value in bias.detach().numpy()]
    layer['bytes'] = base64.b64encode(rounded.tobytes()).decode()
    return layer


def read_layer(layer):
    factors = np.array(layer['factors'], np.float32)
    rounded = np.frombuffer(base64.b64decode(layer['bytes']), np.int8).reshape(len(factors), layer['columns'])
    return torch.from_numpy(rounded * factors[:, None]), torch.tensor(layer.get('bias', [0.0] * len(factors)))


def in_rows(convolution):
    """The weights of a convolution over lines as rows over a window of lines, one after the other."""
    return convolution.weight.permute(0, 2, 1).flatten(1)


def store(network, names):
    layers = dict(
        values=store_layer(network.values.weight, network.values.bias),
        words=store_layer(network.words.weight),
        word_values=store_layer(network.word_values.weight),
        mix=store_layer(network.mix.weight, network.mix.bias),
        near=store_layer(in_rows(network.near), network.near.bias),
        wide=store_layer(in_rows(network.wide), network.wide.bias),
        join=store_layer(network.join.weight, network.join.bias),
        tags=store_layer(network.tags.weight, network.tags.bias),
    )
    return dict(names=names, reach=REACH, layers=layers)


def digest_of(stored):
    """As reader/blocks/open-network.ts computes it: over decoded numbers, in the order of the layers."""
    digest = hashlib.sha256('\n'.join([str(stored['reach']), *stored['names'], '']).encode())
    for layer in stored['layers'].values():
        digest.update(base64.b64decode(layer['bytes']))
        for numbers in (layer['factors'], layer.get('bias', [])):
            digest.update(np.array(numbers, '<f4').tobytes())
    return digest.hexdigest()


def stored_network(learner, stored):
    """The network with the weights as they are stored; a sign that it doesn't know has no weight."""
    columns = {name: column for column, name in enumerate(stored['names'])}
    network = Network(learner.columns, learner.bucket_count, len(learner.tag_names))
    with torch.no_grad():
        for name, layer in stored['layers'].items():
            weights, bias = read_layer(layer)
            part = getattr(network, name)
            if name == 'values':
                missing = torch.zeros(len(weights))
                weights = torch.stack([weights[:, columns[sign]] if sign in columns else missing for sign in learner.names], 1)
            if isinstance(part, nn.Conv1d):
                weights = weights.view(part.out_channels, part.kernel_size[0], part.in_channels).permute(0, 2, 1)
            part.weight.copy_(weights)
            if getattr(part, 'bias', None) is not None:
                part.bias.copy_(bias)
    return network.eval()


def sample_case(learner, network):
    """Made-up looks of twelve lines, with their scores."""
    dice = random.Random(28)
    lines = [
        dict(
            values=[[column, round(dice.random(), 3)] for column in sorted(dice.sample(range(learner.columns), 40))],
            buckets=[dice.randrange(learner.bucket_count) for _ in range(dice.randrange(5))],
            style=dice.randrange(4),
            tag=-1,
        )
        for _ in range(12)
    ]
    inputs, _, _ = learner.batch([Menu(dict(name='', group='drawn ', lines=lines), learner.columns)], False)
    with torch.no_grad():
        scores = F.log_softmax(network(*inputs)[0], -1).clamp(min=-6)
    shown = [
        dict(
            values={learner.names[column]: value for column, value in line['values']},
            buckets=line['buckets'],
            style=str(line['style']),
            scores=[round(float(score), 4) for score in row],
        )
        for line, row in zip(lines, scores)
    ]
    return dict(lines=shown)


parser = argparse.ArgumentParser()
parser.add_argument('lines')
parser.add_argument('--to')
parser.add_argument('--sample')
parser.add_argument('--left-out')
parser.add_argument('--go-on')
parser.add_argument('--parts', type=int, default=5)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--begin', type=int, default=5)
parser.add_argument('--tune', type=int, default=5)
parser.add_argument('--tuned', type=int, default=2)
parser.add_argument('--blur', type=float, default=0.25)
parser.add_argument('--noise-weight', type=float, default=1.0)
parser.add_argument('--real-times', type=int, default=2)
parser.add_argument('--beside', type=int, default=40)
options = parser.parse_args()
NOISE_WEIGHT, REAL_TIMES, DRAWN_BESIDE = options.noise_weight, options.real_times, options.beside

with open(options.lines) as file:
    learner = Learner(json.load(file), options.seed)
if options.go_on:
    with open(options.go_on) as file:
        former = json.load(file)
    begun = stored_network(learner, former)
else:
    begun = learner.begin(options.begin)
print('begun', {split: learner.score(begun, learner.drawn(split)) for split in ('choose', 'report')}, 'real', learner.score(begun, learner.real()), flush=True)
if options.left_out:
    restaurants = sorted({menu.group for menu in learner.real()})
    random.Random(7).shuffle(restaurants)
    folds, totals = [], []
    for part in range(options.parts):
        left = restaurants[part :: options.parts]
        tuned = learner.tune(begun, [menu for menu in learner.real() if menu.group not in left], options.tune)
        stored = store(tuned, learner.names)
        score = learner.score(stored_network(learner, stored), [menu for menu in learner.real() if menu.group in left])
        totals.append(score)
        print('part', part, score, flush=True)
        folds.append(dict(restaurants=left, network=stored))
    lines = sum(score['lines'] for score in totals)
    left_out = {key: round(sum(score[key] * score['lines'] for score in totals) / lines, 3) for key in ('tags', 'roles', 'log')}
    print('left out', left_out)
    with open(options.left_out, 'w') as file:
        json.dump(folds, file)
if options.to:
    stored = store(learner.tune(begun, learner.real(), options.tune), learner.names)
    network = stored_network(learner, stored)
    figures = {split: learner.score(network, learner.drawn(split)) for split in ('choose', 'report') if learner.drawn(split)}
    if options.left_out:
        figures['left out'] = dict(lines=lines, **left_out)
    print('tuned', figures)
    about = dict(licence=LICENCE, seed=options.seed, drawn=len(learner.drawn('train')), restaurants=len({menu.group for menu in learner.real()}), figures=figures, sha256=digest_of(stored))
    if options.go_on:
        about['went_on_from'] = former['about']
    with open(options.to, 'w') as file:
        json.dump(dict(about=about, **stored), file, indent=2)
        file.write('\n')
    if options.sample:
        with open(options.sample, 'w') as file:
            json.dump(sample_case(learner, network), file, indent=2)
            file.write('\n')
