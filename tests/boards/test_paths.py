"""Cheapest ways, checked against networkx."""

from __future__ import annotations

from itertools import pairwise

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from bridgehead.boards.paths import (
    BARRED,
    UNREACHED,
    distances,
    price_list,
    search,
    search_by,
)

Graph = tuple[list[list[int]], list[list[int]]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Neighbour lists and parallel costs from 0 to 5, some steps barred."""
    size = draw(st.integers(1, 12))
    neighbours: list[list[int]] = []
    costs: list[list[int]] = []
    for _ in range(size):
        there = draw(st.lists(st.integers(0, size - 1), max_size=5, unique=True))
        neighbours.append(there)
        costs.append([draw(st.integers(BARRED, 5)) for _ in there])
    return neighbours, costs


def oracle(graph: Graph, start: int, limit: int) -> dict[int, int]:
    net: nx.DiGraph[int] = nx.DiGraph()
    net.add_nodes_from(range(len(graph[0])))
    for here, (there, price) in enumerate(zip(*graph, strict=True)):
        net.add_weighted_edges_from((here, t, p) for t, p in zip(there, price, strict=True) if p >= 0)
    found = nx.single_source_dijkstra_path_length(net, start, cutoff=limit)
    return {here: int(cost) for here, cost in found.items()}


@given(graphs(), st.integers(0, 30))
def test_costs_are_those_of_the_oracle(graph: Graph, limit: int) -> None:
    reach = search(*graph, [0], limit)
    expected = oracle(graph, 0, limit)
    assert reach.cost == [expected.get(here, UNREACHED) for here in range(len(graph[0]))]


@given(graphs())
def test_a_way_costs_what_it_says(graph: Graph) -> None:
    neighbours, costs = graph
    reach = search(neighbours, costs, [0])
    for goal, cost in enumerate(reach.cost):
        way = reach.way(goal)
        if cost == UNREACHED:
            assert way == []
            continue
        assert (way[0], way[-1]) == (0, goal)
        steps = pairwise(way)
        assert sum(costs[a][neighbours[a].index(b)] for a, b in steps) == cost


@given(graphs(), st.integers(0, 20))
def test_a_cost_function_finds_the_same_as_a_price_list(graph: Graph, limit: int) -> None:
    neighbours, costs = graph

    def cost(here: int, there: int, place: int) -> int:
        assert neighbours[here][place] == there
        return costs[here][place]

    assert price_list(neighbours, cost) == costs
    listed, asked = search(neighbours, costs, [0], limit), search_by(neighbours, cost, [0], limit)
    assert listed.cost == asked.cost


@given(graphs())
def test_several_starts_are_the_best_of_each(graph: Graph) -> None:
    size = len(graph[0])
    single = [search(*graph, [start]).cost for start in (0, size - 1)]
    assert search(*graph, [0, size - 1]).cost == [min(pair) for pair in zip(*single, strict=True)]


def test_distances_count_edges() -> None:
    assert distances([[1], [0, 2], [1], []], 0) == [0, 1, 2, UNREACHED]
