"""Learns the network of the import: `python3 train.py <folder> <left out> <weights.json> <expected.json>`.

Reads `lessons.bin` and `lessons.json` (lessons.ts), which say all that is known of each page; the network is the one of
functions/import/understand/network, in float32. Needs Debian's python3-torch (1.13), and one core for a quarter of an
hour: one thread and fixed seeds give the same bytes. Sets of strangers that are left out (`wxy`) teach nothing: they
judge what is learned, and tell how far its probabilities are to be sharpened.
"""
import base64
import json
import os
import random
import re
import struct
import sys
import time

# Large tensors go back to the heap and not to the system: half of the time.
if 'MALLOC_TOP_PAD_' not in os.environ:
    os.environ.update(MALLOC_MMAP_THRESHOLD_='8589934592', MALLOC_TRIM_THRESHOLD_='8589934592', MALLOC_TOP_PAD_='268435456')
    os.execv(sys.executable, [sys.executable, *sys.argv])

import numpy as np  # noqa: E402
import torch  # noqa: E402
from torch import nn  # noqa: E402
from torch.nn import functional as F  # noqa: E402

FOLDER, LEFT_OUT, WEIGHTS, EXPECTED = sys.argv[1:5]
ABOUT = json.load(open(f'{FOLDER}/lessons.json'))
LEARNING, SIZES, LABELS = ABOUT['learning'], ABOUT['sizes'], ABOUT['labels']
COUNT, MEASURES, PLACES = len(LABELS), len(ABOUT['measures']), ABOUT['places']
WIDTH, LAYERS, HEADS = SIZES['WIDTH'], SIZES['LAYERS'], SIZES['HEADS']
IS_HEADING = np.array([label.startswith('h:') for label in LABELS])
EPOCHS = int(os.environ.get('EPOCHS', LEARNING['epochs']))

torch.set_num_threads(1)
torch.use_deterministic_algorithms(True)
SEED = int(os.environ.get('SEED', LEARNING['seed']))
random.seed(SEED)
np.random.seed(SEED)
torch.manual_seed(SEED)
STARTED = time.time()


def log(text):
    print(f'{time.time() - STARTED:5.0f} s  {text}', flush=True)


class Lesson:
    """One page: its arrays as lessons.ts wrote them."""

    def __init__(self, about, data, at):
        n = about['parts']
        self.set, self.name, self.n = about['set'], about['name'], n

        def take(kind, count):
            nonlocal at
            array = np.frombuffer(data, kind, count, at)
            at += array.nbytes
            return array

        self.measures = take('<f4', n * MEASURES).reshape(n, MEASURES)
        self.places = take('<f4', n * PLACES).reshape(n, PLACES)
        features, words = take('<u2', about['features']), take('<u2', about['words'])
        feature_counts, word_counts = take('u1', n), take('u1', n)
        self.gold = take('i1', n).astype(np.int64)
        self.features = np.split(features.astype(np.int64), np.cumsum(feature_counts)[:-1])
        self.words = np.split(words.astype(np.int64), np.cumsum(word_counts)[:-1])
        self.end = at


def load():
    data = np.memmap(f'{FOLDER}/lessons.bin', np.uint8, 'r')
    lessons, at = [], 0
    for about in ABOUT['lessons']:
        lessons.append(Lesson(about, data, at))
        at = lessons[-1].end
    return lessons


def numbered(lessons, teaching):
    """Features that occur often enough, numbered from 0; in lessons one more, since 0 fills up."""
    counts = np.zeros(len(ABOUT['features']), np.int64)
    for one in teaching:
        np.add.at(counts, np.concatenate(one.features), 1)
    kept = np.nonzero(counts >= ABOUT['minOccurrences'])[0]
    number = np.full(len(counts), -1, np.int64)
    number[kept] = np.arange(len(kept))
    for one in lessons:
        one.features = [number[own][number[own] >= 0] for own in one.features]
    return [ABOUT['features'][at] for at in kept]


# What a page is made to forget while it teaches: shares of parts whose lexica, words or heading's name are unknown.
FORGET_LEXICA, FORGET_WORDS, FORGET_HEADINGS = (0, .1, .25, .5), (0, .15, .35, .6, .2), (0, 0, .4, .8)
FORGET_ROWS, FORGET_FEATURES = (0, .15, .3), (0, .06, .15)
LONGEST = 420  # parts of a page that are looked at together while learning
NO_WORD = np.array([ABOUT['noWord']])


def batch_of(lessons, is_lexical=None):
    """Tensors of some pages; with `is_lexical` as they teach: a piece of each, blurred and with things forgotten."""
    teaches = is_lexical is not None
    pieces = []
    for one in lessons:
        start = 0
        if teaches and one.n > LONGEST and random.random() < .7:
            start = random.randint(0, one.n - LONGEST)
        pieces.append((one, start, min(one.n, start + LONGEST) if teaches else one.n))
    longest = max(end - start for _, start, end in pieces)
    size = (len(pieces), longest)
    measures, places = np.zeros((*size, MEASURES), np.float32), np.zeros((*size, PLACES), np.float32)
    gold, mask = np.full(size, -100, np.int64), np.zeros(size, bool)
    features, feature_from, words, word_from = [], [], [], []
    n_features = n_words = 0
    for row, (one, start, end) in enumerate(pieces):
        n = end - start
        measures[row, :n], places[row, :n], mask[row, :n] = one.measures[start:end], one.places[start:end], True
        labels = one.gold[start:end]
        gold[row, :n] = np.where(labels < 0, -100, labels)
        if teaches:
            measures[row, :n] *= np.exp(np.random.randn(MEASURES) * .06)
            measures[row, :n, :9] += np.random.randn(n, 9) * .01
            if random.random() < .5:
                measures[row, :n, 14] *= random.random() * 1.5
            heading = (labels >= 0) & IS_HEADING[labels]
            of_headings = random.choice(FORGET_HEADINGS)
            all_words = 1.0 if random.random() < .06 else random.choice(FORGET_WORDS)
            no_lexica = np.random.rand(n) < np.where(heading, of_headings, random.choice(FORGET_LEXICA))
            no_words = np.random.rand(n) < np.where(heading, of_headings, all_words)
            if random.random() < .5:
                no_words |= no_lexica
            of_rows, of_features = random.choice(FORGET_ROWS), random.choice(FORGET_FEATURES)
        for at in range(longest):
            feature_from.append(n_features)
            word_from.append(n_words)
            if at >= n:
                continue
            own, texts = one.features[start + at], one.words[start + at]
            if teaches:
                if no_lexica[at]:
                    own = own[~is_lexical[own]]
                if of_features:
                    own = own[np.random.rand(len(own)) > of_features]
                if no_words[at]:
                    texts = NO_WORD
                elif of_rows:
                    texts = texts[np.random.rand(len(texts)) > of_rows]
            features.append(own)
            words.append(texts)
            n_features += len(own)
            n_words += len(texts)
    tensor = torch.from_numpy
    return dict(features=tensor(np.concatenate(features)), feature_from=torch.tensor(feature_from),
                words=tensor(np.concatenate(words)), word_from=torch.tensor(word_from),
                measures=tensor(measures), places=tensor(places), gold=tensor(gold), mask=tensor(mask))


PART_STEPS = torch.tensor(ABOUT['partSteps'], dtype=torch.float32)
LINE_STEPS = torch.tensor(ABOUT['lineSteps'], dtype=torch.float32)


def part_buckets(n):
    at = torch.arange(n, dtype=torch.float32)
    buckets = torch.bucketize(at[None, :] - at[:, None], PART_STEPS)
    return F.one_hot(buckets, len(PART_STEPS) + 1).float().permute(2, 0, 1).reshape(-1, n * n)


def relations(places):
    """How each part (row) finds each other one (column), as relations.ts says it: pages, relations, pairs."""
    pages, n, _ = places.shape
    line, _, _, start, end, *_ = range(PLACES)

    def by(at):
        return places[:, None, :, at] - places[:, :, None, at]

    by_line, column, by_start, by_end, by_size = by(0), by(2) == 0, by(3), by(4), by(6)
    same_line, same_cell = by_line == 0, by(1) == 0
    same_start, same_end = by_start.abs() < 2.5, by_end.abs() < 2.5
    same_middle = (by_start + by_end).abs() < 5
    reach = torch.minimum(places[:, None, :, end], places[:, :, None, end]) - torch.maximum(
        places[:, None, :, start], places[:, :, None, start])
    above = (reach > 0) & ~same_line
    weight, size = by(7) == 0, by_size.abs() < .4
    style, near = weight & size, (by(5).abs() < 40) & column
    flags = [column, same_line, same_line & same_cell, same_start, same_end, same_middle, above, style, by_size > .4,
             (by(9) == 0) & style & same_cell, same_start & style, same_cell & ~same_line, by(8) == 0,
             near & same_start & ~same_line, near & above, weight, size]
    lines = torch.bucketize(by_line, LINE_STEPS)
    lines = torch.where(column, lines, torch.full_like(lines, len(LINE_STEPS) + 1))
    one_hot = torch.stack([lines == at for at in range(len(LINE_STEPS) + 1)], 1)
    return torch.cat([one_hot, torch.stack(flags, 1)], 1).view(pages, -1, n * n).float()


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.before, self.middle = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.asked, self.joined = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wide, self.narrow = nn.Linear(WIDTH, SIZES['INNER_WIDTH']), nn.Linear(SIZES['INNER_WIDTH'], WIDTH)
        self.parts = nn.Parameter(torch.randn(HEADS, len(PART_STEPS) + 1) * .05)
        self.lines = nn.Parameter(torch.randn(HEADS, len(LINE_STEPS) + 1) * .05)
        self.relations = nn.Parameter(torch.randn(HEADS, len(ABOUT['relations'])) * .05)
        self.drop = nn.Dropout(LEARNING['dropout'])

    def forward(self, state, by_parts, by_place, hidden):
        pages, n, _ = state.shape
        size = WIDTH // HEADS
        asked = self.asked(self.before(state)).view(pages, n, 3, HEADS, size).permute(2, 0, 3, 1, 4)
        question, key, value = asked.reshape(3, pages * HEADS, n, size)
        lies = (torch.cat([self.lines, self.relations], 1) @ by_place).view(pages, HEADS, n, n)
        lies = lies + (self.parts @ by_parts).view(1, HEADS, n, n) + hidden
        shares = torch.baddbmm(lies.reshape(pages * HEADS, n, n), question * size**-.5, key.transpose(1, 2)).softmax(-1)
        taken = torch.bmm(shares, value).view(pages, HEADS, n, size).transpose(1, 2).reshape(pages, n, WIDTH)
        state = state + self.drop(self.joined(taken))
        return state + self.drop(self.narrow(F.relu(self.wide(self.middle(state)))))


class Network(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.features = nn.EmbeddingBag(features, WIDTH, mode='sum')
        self.word_table = nn.EmbeddingBag(ABOUT['wordRows'], SIZES['WORD_WIDTH'], mode='mean')
        nn.init.normal_(self.features.weight, 0, .05)
        nn.init.normal_(self.word_table.weight, 0, .3)
        self.words = nn.Linear(SIZES['WORD_WIDTH'], WIDTH)
        self.measures = nn.ModuleList([nn.Linear(MEASURES, SIZES['MEASURE_WIDTH']),
                                       nn.Linear(SIZES['MEASURE_WIDTH'], WIDTH)])
        self.before = nn.LayerNorm(WIDTH)
        self.sequence = nn.LSTM(WIDTH, SIZES['SEQUENCE_WIDTH'], bidirectional=True, batch_first=True)
        self.attention = nn.ModuleList([Attention() for _ in range(LAYERS)])
        self.last, self.out, self.direct = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, COUNT), nn.Linear(WIDTH, COUNT)
        self.drop = nn.Dropout(LEARNING['dropout'])

    def forward(self, b):
        pages, n = b['mask'].shape
        alone = self.features(b['features'], b['feature_from']) + self.words(
            self.word_table(b['words'], b['word_from']))
        alone = alone.view(pages, n, -1) + self.measures[1](F.relu(self.measures[0](b['measures'])))
        state = self.drop(alone)
        state = state + self.drop(self.go_through(self.before(state), b['mask'].sum(1)))
        by_parts, by_place = part_buckets(n), relations(b['places'])
        hidden = (~b['mask'])[:, None, None, :] * -1e4
        for layer in self.attention:
            state = layer(state, by_parts, by_place, hidden)
        return self.out(self.last(state)) + self.direct(alone)

    def go_through(self, state, lengths):
        """What the LSTM says of pages of those lengths: both directions step by step together, which takes half the
        time of PyTorch's own way, and is the same."""
        pages, n, _ = state.shape
        of, width = self.sequence, SIZES['SEQUENCE_WIDTH']
        from_end = (lengths[:, None] - 1 - torch.arange(n)[None]).clamp(min=0)[:, :, None]
        both = torch.stack([state, torch.gather(state, 1, from_end.expand(pages, n, WIDTH))])
        given = torch.stack([of.weight_ih_l0, of.weight_ih_l0_reverse]).transpose(1, 2)
        own = torch.stack([of.weight_hh_l0, of.weight_hh_l0_reverse]).transpose(1, 2)
        bias = torch.stack([of.bias_ih_l0 + of.bias_hh_l0, of.bias_ih_l0_reverse + of.bias_hh_l0_reverse])
        gates = torch.baddbmm(bias[:, None], both.reshape(2, pages * n, WIDTH), given).view(2, pages, n, -1).unbind(2)
        said = memory = torch.zeros(2, pages, width)
        steps = []
        for own_gates in gates:
            z = torch.baddbmm(own_gates, said, own)
            take, keep, _, show = z.sigmoid().chunk(4, -1)
            memory = torch.addcmul(take * z[:, :, 2 * width:3 * width].tanh(), keep, memory)
            said = show * memory.tanh()
            steps.append(said)
        ahead, back = torch.stack(steps, 2)
        back = torch.gather(back, 1, from_end.expand(pages, n, width))
        is_part = (torch.arange(n)[None] < lengths[:, None])[:, :, None]
        return torch.cat([ahead, back], -1) * is_part

    def tensors(self):
        """Its numbers by the names of sizes.ts; what an LSTM adds twice is one bias there, the other is 0."""
        for name, value in self.named_parameters():
            name = re.sub(r'^before\.', 'recurrent.before.', name)
            match = re.match(r'sequence\.(weight|bias)_(ih|hh)_l0(_reverse)?', name)
            if match:
                kind, gate, back = match.groups()
                name = f"recurrent.{'back' if back else 'ahead'}.{'input' if gate == 'ih' else 'own'}.{kind}"
            name = {'features.weight': 'features', 'word_table.weight': 'words'}.get(name, name)
            yield name, value


def follows(lessons):
    """How seldom each label follows each other one, as logarithms of shares."""
    counts = np.full((COUNT, COUNT), .1)
    for one in lessons:
        before, behind = one.gold[:-1], one.gold[1:]
        known = (before >= 0) & (behind >= 0)
        np.add.at(counts, (before[known], behind[known]), 1)
    return np.log(counts / counts.sum(1, keepdims=True))


def batches(made, real):
    """Pages of about one length together, in a drawn order: a share of the made ones, each real one several times."""
    pages = [one for one in made if random.random() < LEARNING['madeShare']]
    pages += [one for one in real for _ in range(LEARNING['realCount'])]
    pages.sort(key=lambda one: min(one.n, LONGEST) * (1 + .15 * random.random()))
    found, current = [], []
    for one in pages:
        n = min(one.n, LONGEST)
        if current and (len(current) + 1) * n * max(1, n / 260) > LEARNING['batchParts']:
            found.append(current)
            current = []
        current.append(one)
    random.shuffle(found)
    return [*found, current]


ROLES = [label.removeprefix('B.') for label in LABELS]
SAME_ROLE = torch.tensor([[float(a == b) for b in ROLES] for a in ROLES])


def judge(network, lessons):
    """Shares of labels that are right by set, without the costs of what follows; scores and gold of all left-out parts."""
    network.eval()
    right, all_scores, all_gold = {}, [], []
    with torch.no_grad():
        for one in lessons:
            scores = network(batch_of([one]))[0].log_softmax(-1)
            gold = torch.from_numpy(one.gold)
            known = gold >= 0
            found = right.setdefault(one.set, [0, 0])
            found[0] += int((scores.argmax(1)[known] == gold[known]).sum())
            found[1] += int(known.sum())
            if one.set != 'made':
                all_scores.append(scores[known])
                all_gold.append(gold[known])
    network.train()
    log(', '.join(f'{name} {100 * a / max(1, b):.2f} % of {b}' for name, (a, b) in sorted(right.items())))
    return torch.cat(all_scores), torch.cat(all_gold)


def sharpness(judged):
    """By how much scores are to be multiplied so that roles are as often right as they say (likelihood of the gold)."""
    scores, gold = judged
    best = min((sum_, times) for times in np.arange(.8, 3.01, .05) for sum_ in [
        -float(torch.log(((scores * times).softmax(-1) * SAME_ROLE[gold]).sum(1) + 1e-9).mean())])
    return round(float(best[1]), 2)


def write(network, features, extra, file):
    sizes = SIZES
    names, blob = [], bytearray()
    by_name = {**dict(network.tensors()), 'follows': extra['follows']}
    order = {name: by_name[name] for name in ABOUT['tensors']}
    for name, value in order.items():
        value = np.asarray(value.detach().numpy() if hasattr(value, 'detach') else value, np.float32)
        is_pair = value.ndim == 2
        rows, columns = value.shape if is_pair else (1, value.size)
        names.append(f'{name} {rows} {columns}')
        if rows * columns >= sizes['MIN_BYTES']:
            scale = np.abs(value).max(1).astype(np.float32) / np.float32(127)
            scale[scale == 0] = 1
            whole = np.clip(np.round(value / scale[:, None]), -127, 127).astype(np.int8)
            blob += scale.astype('<f4').tobytes() + whole.tobytes()
            blob += bytes(-len(blob) % 4)
            if hasattr(order[name], 'data'):
                order[name].data = torch.from_numpy(whole.astype(np.float32) * scale[:, None])
        else:
            blob += value.astype('<f4').tobytes()
    written = {'learnedFrom': ABOUT['learnedFrom'], 'leftOut': LEFT_OUT, 'labels': LABELS, 'features': features,
               'measures': ABOUT['measures'], 'relations': ABOUT['relations'], 'sharpen': extra['sharpen'],
               'tensors': names, 'numbers': base64.b64encode(bytes(blob)).decode()}
    with open(file, 'w') as out:
        json.dump(written, out, ensure_ascii=False, indent=2)
        out.write('\n')
    log(f'{len(blob)} bytes of weights, {len(features)} features')


def expect(network, lessons, file):
    """What the network with the written weights says of a few pages, for the test of its forward pass."""
    network.eval()
    with torch.no_grad():
        pages = []
        for one in lessons:
            scores = network(batch_of([one]))[0].log_softmax(-1)
            best, label = scores.max(1)
            pages.append({'set': one.set, 'name': one.name, 'labels': ' '.join(map(str, label.tolist())),
                          'scores': ' '.join(f'{value:.3f}' for value in best.tolist())})
    with open(file, 'w') as out:
        json.dump(pages, out, ensure_ascii=False, indent=2)
        out.write('\n')


def main():
    lessons = load()
    left = [one for one in lessons if one.set in [*LEFT_OUT]]
    teaching = [one for one in lessons if one.set not in [*LEFT_OUT]]
    features = numbered(lessons, teaching)
    is_lexical = np.array([name.split('=')[0] in ABOUT['lexical'] for name in features])
    made = [one for one in teaching if one.set == 'made']
    held = made[::25]
    made = [one for at, one in enumerate(made) if at % 25 != 0]
    real = [one for one in teaching if one.set != 'made']
    network = Network(len(features))
    log(f'{len(made)} made and {len(real)} real pages teach, {len(held)} and {len(left)} are judged')
    optimizer = torch.optim.AdamW(network.parameters(), lr=LEARNING['rate'], betas=(.9, .98), weight_decay=.01)
    total, step = len(batches(made, real)) * EPOCHS, 0
    for epoch in range(EPOCHS):
        losses = []
        for pages in batches(made, real):
            # A step that warms up, and then less and less along half a wave.
            wave = .5 * (1 + np.cos(np.pi * min(1, step / total)))
            for group in optimizer.param_groups:
                group['lr'] = LEARNING['rate'] * min(1, (step + 1) / 200) * max(.02, wave)
            b = batch_of(pages, is_lexical)
            loss = F.cross_entropy(network(b).view(-1, COUNT), b['gold'].view(-1), ignore_index=-100,
                                   label_smoothing=LEARNING['smoothing'])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            losses.append(loss.item())
            step += 1
        log(f'epoch {epoch + 1} of {EPOCHS}: loss {np.mean(losses):.4f}')
        if epoch % 2 == 0 or epoch == EPOCHS - 1:
            judged = judge(network, held + left)
    sharpen = sharpness(judged)
    log(f'sharpen {sharpen}')
    write(network, features, {'follows': follows(teaching), 'sharpen': sharpen}, WEIGHTS)
    shown = [one for one in lessons if f'{one.set} {one.name}' in LEARNING['expected']]
    expect(network, shown, EXPECTED)


main()
