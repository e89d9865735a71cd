import { toasts } from '../ui/toasts.ts'

/** Says how a copy went; fails where the notice's script cannot be fetched. */
export async function notice(copied: Promise<boolean>, done: string, refused: string): Promise<void> {
  const toast = await toasts()
  const outcome = async () => {
    if (!(await copied)) throw new Error(refused)
  }
  toast.promise(outcome, { loading: 'Copio…', success: done, error: refused })
}
