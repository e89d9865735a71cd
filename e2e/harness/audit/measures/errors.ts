import type { Page } from 'playwright/test'

/** Runs in the page: fields that are wrong, without words beside them that are shown and say so. */
const readUnsaid = (): string[] => {
  const isShown = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1 && element.innerText.trim().length > 15
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, select')].filter((field) => field.matches(':invalid, [aria-invalid=true]') && field.checkVisibility())
  return fields.flatMap((field) => {
    const name = field.getAttribute('name') ?? field.id
    const ids = `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`.split(/\s+/).filter(Boolean)
    return [
      ...(field.getAttribute('aria-invalid') === 'true' ? [] : [`${name}: not marked as wrong`]),
      // What the browser would say of it in a bubble is no part of the page.
      ...(ids.some((id) => isShown(document.getElementById(id))) ? [] : [`${name}: no words are shown`]),
    ]
  })
}

/** After a form was refused: what is wrong with a field and is not said (WCAG 3.3.1, 3.3.3). */
export const unsaidErrors = (page: Page): Promise<string[]> => page.evaluate(readUnsaid)
