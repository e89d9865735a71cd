import { ofTheBuild, ofTheFiles, ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'

export const sabotages = [
  ...ofTheFiles([
    ['share-images.drawn', 'another picture in its place', 'condivisione/ospite.png', () => Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex'), 'to /ospite'],
  ]),
  ...ofTheBuild([
    ['share-images.titled', 'under another word', 'src/app/build/png-title.ts', '`Title', '`Topic', 'to /ospite'],
  ]),
  ...ofTheSite([
    ['share-images.named', 'the picture of another site', 'ospite/index.html', /(og:image" content=")[^"]*/, '$1https://altri.example/x.png', 'to /ospite'],
    ['share-images.named', 'the picture of another article', 'blog/sestieri-segreti/index.html', /(og:image" content="[^"]*\/)[^"/]*/, '$1venezia-tramonto.png', 'to /blog/sestieri-segreti'],
    ['share-images.named', 'no picture', 'blog/index.html', /<meta property="og:image" [^>]*>/, '', 'to /blog'],
  ]),
  ...ofTheSources([
    ['share-images.named', 'without alternative text', 'src/layout/PageHead.tsx', 'property="og:image:alt" content={title}', 'property="og:image:alt" content=""'],
    ['share-images.drawn', 'another height', `${build}/share-card.ts`, 'height: 630', 'height: 600'],
    ['share-images.words', 'the brand left out', `${build}/share-card.ts`, '${escapeXml(brand)}', ''],
    ['share-images.fit', 'a column too wide', `${build}/share-card.ts`, 'width: block.x - margin - 36', 'width: block.x + 200'],
    ['share-images.lines', 'articles at the end of a line', `${build}/set-title.ts`, 'largest(bound(title)) ?? largest(title)', 'largest(title)'],
    ['share-images.lines', 'as large as it fits', `${build}/set-title.ts`, 'title.length > SHORT ? 1 : 0', '0'],
    ['share-images.lines', 'an article at the end of any line', `${build}/set-title.ts`, 'largest(bound(title)) ?? largest(title)', 'largest(title)'],
    ['share-images.corner', 'nothing stands there', `${build}/share-card.ts`, 'tall < 80', 'tall < 800'],
    ['share-images.inks', 'the rules of the night kept', `${build}/share-card.ts`, /\.replace\(\/@media.*\n/, '\n'],
    ['share-images.inks', 'a plate with the inks of the page', `${build}/share-card.ts`, 'dayPrint(plate).replace(', 'plate.replace('],
    ['share-images.corner', 'water under the title alone', `${build}/share-card.ts`, /M0 \$\{waterline\}h\$\{width\}V/, 'M0 560h500V'],
    ['share-images.store', 'the store ignores the drawing', `${build}/write-pictures.ts`, 'digestOf(tools, ...parts)', 'digestOf(tools)'],
  ]),
]
