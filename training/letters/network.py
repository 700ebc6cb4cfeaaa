"""Runs a recogniser of PaddleOCR as an ONNX graph in PyTorch, so that it can learn, and writes the weights into the same graph."""
import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper


def attributes_of(node):
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


class Network(torch.nn.Module):
    """The graph's arrays of floats are parameters. Batch norms and scalars after a convolution are folded into it."""

    def __init__(self, path):
        super().__init__()
        self.model = onnx.load(path)
        graph = self.model.graph
        arrays = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        nodes = []
        for node in graph.node:
            if node.op_type == 'Constant':
                arrays[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            else:
                nodes.append(node)
        nodes, arrays = fold(nodes, arrays)
        used = {i for node in nodes for i in node.input}
        self.floats, self.constants = {}, {}
        for name, array in arrays.items():
            if name not in used:
                continue
            if array.dtype == np.float32 and array.size > 1 or 'affine' in name:
                key = name.replace('.', '__')
                self.register_parameter(key, torch.nn.Parameter(torch.from_numpy(array.copy())))
                self.floats[name] = key
            else:
                self.constants[name] = torch.from_numpy(np.array(array))
        self.nodes = nodes
        self.steps = [(n.op_type, list(n.input), list(n.output), attributes_of(n)) for n in nodes]

    def save(self, path):
        graph = self.model.graph
        del graph.initializer[:]
        del graph.node[:]
        del graph.value_info[:]
        for name, key in self.floats.items():
            graph.initializer.append(numpy_helper.from_array(getattr(self, key).detach().numpy().copy(), name))
        for name, value in self.constants.items():
            graph.initializer.append(numpy_helper.from_array(value.numpy(), name))
        graph.node.extend(self.nodes)
        # The shape of the output names the number of classes.
        graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(self.linear_8__b_0)
        onnx.save(self.model, path)

    def forward(self, x):
        """What the last softmax gets."""
        values = {'': None, self.model.graph.input[0].name: x}

        def value_of(name):
            if name in values:
                return values[name]
            return getattr(self, self.floats[name]) if name in self.floats else self.constants[name]

        for operation, inputs, outputs, attributes in self.steps[:-1]:
            v = [value_of(name) for name in inputs]
            # The scalars after an activation change it in place: nothing else uses it, and its gradient needs only its input.
            if operation in ('Mul', 'Add') and any('affine' in name for name in inputs):
                value, scalar = (v[1], v[0]) if 'affine' in inputs[0] else v
                values[outputs[0]] = value.mul_(scalar) if operation == 'Mul' else value.add_(scalar)
            elif operation == 'HardSwish' and not v[0].requires_grad:
                values[outputs[0]] = F.hardswish(v[0], inplace=True)
            else:
                values[outputs[0]] = run(operation, v, attributes)
        return value_of(self.steps[-1][1][0])


def run(operation, v, a):
    match operation:
        case 'Conv':
            bias = v[2] if len(v) > 2 else None
            return F.conv2d(v[0], v[1], bias, stride=a['strides'], padding=tuple(a['pads'][:2]), groups=a['group'])
        case 'Add': return v[0] + v[1]
        case 'Mul': return v[0] * v[1]
        case 'Sub': return v[0] - v[1]
        case 'Div': return v[0] / v[1]
        case 'Pow': return v[0] ** v[1].item()
        case 'Sqrt': return torch.sqrt(v[0])
        case 'Relu': return F.relu(v[0])
        case 'HardSwish': return F.hardswish(v[0])
        case 'HardSigmoid': return torch.clamp(v[0] * a.get('alpha', 0.2) + a.get('beta', 0.5), 0, 1)
        case 'Sigmoid': return torch.sigmoid(v[0])
        case 'Softmax': return torch.softmax(v[0], a['axis'])
        case 'GlobalAveragePool': return v[0].mean((2, 3), keepdim=True)
        case 'AveragePool':
            padding = tuple(a.get('pads', [0, 0])[:2])
            return F.avg_pool2d(v[0], a['kernel_shape'], a['strides'], padding, count_include_pad=bool(a.get('count_include_pad', 0)))
        case 'MaxPool': return F.max_pool2d(v[0], a['kernel_shape'], a['strides'], tuple(a.get('pads', [0, 0])[:2]))
        case 'MatMul': return v[0] @ v[1]
        case 'Transpose': return v[0].permute(a['perm'])
        case 'ReduceMean': return v[0].mean(a['axes'], keepdim=bool(a.get('keepdims', 1)))
        case 'Shape': return torch.tensor(v[0].shape)
        case 'Cast': return v[0].long() if a['to'] in (6, 7) else v[0].float()
        case 'Concat': return torch.cat([x.long() if x.dtype != torch.float32 else x for x in v], a['axis'])
        case 'Squeeze':
            x = v[0]
            for axis in sorted(v[1].tolist() if len(v) > 1 else a['axes'], reverse=True): x = x.squeeze(axis)
            return x
        case 'Unsqueeze':
            x = v[0]
            for axis in sorted(v[1].tolist() if len(v) > 1 else a['axes']): x = x.unsqueeze(axis)
            return x
        case 'Reshape': return v[0].reshape([v[0].shape[i] if size == 0 else size for i, size in enumerate(v[1].tolist())])
        case 'Slice':
            x = v[0]
            axes = v[3].tolist() if len(v) > 3 else range(len(v[1]))
            for start, end, axis in zip(v[1].tolist(), v[2].tolist(), axes): x = x.narrow(axis, start, min(end, x.shape[axis]) - start)
            return x
        case 'Identity': return v[0]
    raise NotImplementedError(operation)


def fold(nodes, arrays):
    uses = {}
    for node in nodes:
        for name in node.input: uses[name] = uses.get(name, 0) + 1
    folded, convolutions = [], {}
    for node in nodes:
        source = next((convolutions[name] for name in node.input[:2] if name in convolutions), None)
        factors = factors_of(node, source, arrays) if source is not None and uses[source.output[0]] == 1 else None
        if factors is None:
            folded.append(node)
            if node.op_type == 'Conv': convolutions[node.output[0]] = node
            continue
        scale, shift = factors
        weights = arrays[source.input[1]]
        if len(source.input) < 3:
            source.input.append(source.input[1] + '_bias')
            arrays[source.input[2]] = np.zeros(weights.shape[0], np.float32)
        bias = arrays[source.input[2]]
        arrays[source.input[1]] = (weights * np.reshape(scale, (-1, 1, 1, 1))).astype(np.float32)
        arrays[source.input[2]] = (bias * scale + shift).astype(np.float32)
        del convolutions[source.output[0]]
        source.output[0] = node.output[0]
        convolutions[node.output[0]] = source
    return folded, arrays


def factors_of(node, convolution, arrays):
    """What a node multiplies a convolution's channels by, and adds; None if it does something else."""
    channels = arrays[convolution.input[1]].shape[0]
    if node.op_type == 'BatchNormalization':
        gain, shift, mean, variance = [arrays[name] for name in node.input[1:5]]
        scale = gain / np.sqrt(variance + attributes_of(node)['epsilon'])
        return scale, shift - mean * scale
    other = next((arrays[name] for name in node.input if name in arrays), None) if node.op_type in ('Mul', 'Add') else None
    if other is None or not (other.size == 1 or other.size == channels and other.ndim == 4):
        return None
    values = other.reshape(-1).astype(np.float32)
    return (values, 0.0) if node.op_type == 'Mul' else (1.0, values)
