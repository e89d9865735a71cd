/** What an auditor may tell of a site: its language, and what its pages can be brought to. */
export const site = {
  locale: 'en-GB',
  states: {
    'form invalid': {
      whyNot: (_: object, html: string) => (html.includes('<form') ? undefined : 'no form on this page'),
      steps: [{ click: 'role=button[name="Send the message"]' }, { focuses: '#name' }],
      shows: 'errors',
      seen: { path: '/garden/write.html', width: 1280 },
    },
  },
}
