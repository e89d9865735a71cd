/** Where a page's text ends, as React writes it: the build links here the sheet of what stands below. */
export const belowText = '<i data-below=""></i>'
