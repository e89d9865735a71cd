/** Runs in the page: how many characters each line of an article's paragraphs holds, paragraph by paragraph. */
export async function lineLengths(): Promise<number[][]> {
  await document.fonts.ready
  return Array.from(document.querySelectorAll('[aria-labelledby=indice] + div > p'), (paragraph) => {
    const lines = ['']
    let [left, top] = [0, 0]
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.nodeValue!.matchAll(/\S+\s*/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + 1)
        const box = range.getBoundingClientRect()
        // Back to the left, or up into the next column; the number of a source stands a little higher than its line.
        if (box.left < left || box.top < top - 2 * box.height) lines.push('')
        lines.push(lines.pop()! + word)
        ;[left, top] = [box.left, box.top]
      }
    }
    return lines.map((line) => line.trim().length)
  })
}

/** Of all lines but the last of each paragraph, which ends where the words do. */
export function averageLine(paragraphs: number[][]): number {
  const lengths = paragraphs.flatMap((lines) => lines.slice(0, -1))
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
}
