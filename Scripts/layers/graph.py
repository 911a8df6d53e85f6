"""Circles, layers and a good order of the nodes of a graph, which is a dict of sets of nodes."""


def circles(graph):
    """The sets of nodes that all reach each other, of two nodes or more (Tarjan's strongly connected components)."""
    return [component for component in components(graph) if len(component) > 1]


def components(graph):
    """All strongly connected components, each after those that it reaches."""
    found, number, lowest, open_ = [], {}, {}, []

    def visit(node):
        number[node] = lowest[node] = len(number)
        open_.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in open_:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            start = open_.index(node)
            found.append(sorted(open_[start:]))
            del open_[start:]

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return found


def layers(graph):
    """Components by layer, the lowest first: a component stands one above the highest that it reaches."""
    height, rows = {}, []
    for component in components(graph):
        below = {other for node in component for other in graph.get(node, ())} - set(component)
        layer = max((height[other] + 1 for other in below), default=0)
        height.update((node, layer) for node in component)
        rows += [[] for _ in range(layer + 1 - len(rows))]
        rows[layer].append(component)
    return rows


def best_order(nodes, cost):
    """The nodes from above to below, so that little points up: `cost[lower, upper]` is what that costs.

    Moves a node to its best place until nothing gets better, from a few starts. Not always the least, but near it.
    """
    def up(order):
        return sum(cost.get((lower, upper), 0) for i, upper in enumerate(order) for lower in order[i + 1:])

    def improved(order):
        least = up(order)
        while True:
            tries = (
                rest[:i] + [node] + rest[i:] for node in order
                for rest in [[other for other in order if other != node]] for i in range(len(order)))
            best = min(tries, key=up)
            if up(best) >= least:
                return order
            order, least = best, up(best)

    nodes = sorted(nodes)
    starts = [nodes[i:] + nodes[:i] for i in range(len(nodes))]
    return min((improved(start) for start in starts), key=up)
