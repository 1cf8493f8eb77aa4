/** The solution of linear equations whose matrix is symmetric and positive, by elimination (Gauss). */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, at) => Float64Array.of(...row, right[at] ?? 0));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const times = at(row, pivot) / at(pivot, pivot);
      if (times === 0) continue;
      const own = rows[row] as Float64Array;
      for (let column = pivot; column <= size; column += 1) own[column] = at(row, column) - times * at(pivot, column);
    }
  const found = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column += 1) rest -= at(row, column) * (found[column] ?? 0);
    found[row] = rest / at(row, row);
  }
  return found;
}
