/** Runs in the page: how many characters a line of an article's longer paragraphs holds, on average. */
export async function averageLine(): Promise<number> {
  await document.fonts.ready
  const lengths = [...document.querySelectorAll('[aria-labelledby=indice] + div > p')].flatMap((paragraph) => {
    const lines = Math.round(paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight))
    return lines > 3 ? [paragraph.textContent.length / lines] : []
  })
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
}
