/** An element with a shadow tree, and, if any, what it shows in its slots. */
export const inShadow = (tree: string, slotted = '', attributes = ''): string => `<div id="host" ${attributes}>${slotted}</div><script>host.attachShadow({ mode: 'open' }).innerHTML = \`${tree}\`</script>`
