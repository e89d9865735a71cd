/** What the application's own script offers to the scripts that stand in a page, which fetch it when it is needed. */
export interface Application {
  awaken: () => void
  notice: (copied: Promise<boolean>, done: string, refused: string) => Promise<void>
}
