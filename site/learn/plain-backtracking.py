"""Solves a Sudoku by plain backtracking, and prints its run for Sudokuscope.

MIT licence.
"""
import json
import sys

line = sys.argv[1] if len(sys.argv) > 1 else (
    '4.129..752..3..8...7..8...6...1.3.621.5...4'
    '.373.6.8...6...2..3...7..1..489..651.7')
board = [int(sign) if sign in '123456789' else 0 for sign in line]
givens, events = list(board), []

def fits(cell, digit):
    return not any(board[peer] == digit for peer in range(81)
                   if peer // 9 == cell // 9 or peer % 9 == cell % 9
                   or (peer // 27, peer % 9 // 3) == (cell // 27, cell % 9 // 3))

def solve():
    if 0 not in board:
        events.append({'kind': 'solution', 'number': 1})
        return True
    cell = board.index(0)
    digits = [digit for digit in range(1, 10) if fits(cell, digit)]
    if not digits:
        events.append({'kind': 'conflict', 'cell': cell})
    for digit in digits:
        events.append({'kind': 'decide', 'cell': cell, 'digit': digit})
        board[cell] = digit
        if solve():
            return True
        board[cell] = 0
        events.append({'kind': 'refute', 'cell': cell, 'digit': digit})
    return False

solve()
events.append({'kind': 'done'})
print(json.dumps({'format': 'sudokuscope-trace', 'version': 1, 'events': events,
                  'puzzle': {'boxRows': 3, 'boxCols': 3, 'givens': givens}}))
