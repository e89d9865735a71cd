import type { PageSummary } from '../../layout/PageHead.tsx'

interface Section {
  title: string
  pages: PageSummary[]
}

/** The site on one page of Markdown, for language models: https://llmstxt.org */
export const llms = (title: string, about: string, sections: Section[], address: (path: string) => string): string =>
  [
    `# ${title}`,
    `> ${about}`,
    ...sections.map(({ title: name, pages }) =>
      [`## ${name}\n`, ...pages.map(({ path, heading, description }) => `- [${heading}](${address(path)}): ${description}`)].join('\n'),
    ),
  ].join('\n\n') + '\n'
