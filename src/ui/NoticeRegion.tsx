/**
 * Where notices will be read out: in the page before their first words, or assistive technology would miss them. Empty, as Sonner
 * prints it, but for what is so by default; with the first notice Sonner takes it over (src/ui/toasts.ts).
 */
export const NoticeRegion = () => (
  <div data-notices="">
    <section aria-label="Notifiche alt+T" tabIndex={-1} aria-live="polite" />
  </div>
)
