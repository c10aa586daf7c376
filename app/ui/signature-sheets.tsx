import { useEffect } from "react";

/** Lets whoever presses for it sign with a finger on the sheets of a page (`SignatureField`). Its script comes with the press. */
export function SignatureSheets(): null {
  useEffect(() => {
    async function press({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const button = target.closest("[data-signature-open], [data-signature-clear]");
      const holder = button?.closest<HTMLElement>("[data-signature]");
      if (!button || !holder) return;
      // Without it the typed signature is all there is, as without scripts.
      const sheet = await import("./signature-sheet.ts").catch(() => undefined);
      if (button.hasAttribute("data-signature-clear")) sheet?.clearSheet(holder);
      else sheet?.openSheet(holder);
    }
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  return null;
}
