/** Names by which an article's text links to a screen: `[Scrivici](page:contacts)`. */
export const pageNames: string[] = ['home', 'blog', 'owners', 'guests', 'lab', 'contacts']
