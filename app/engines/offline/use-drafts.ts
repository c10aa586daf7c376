import { useEffect, useState } from "react";
import { keeperAt } from "~/lib/waiting-post.ts";
import { draftOfForm, fill, formsOf, nameOf, renewKeys, waits } from "./forms.ts";
import { draftKey, draftOf, putDraft, removeDraft } from "./store.ts";

/** How long after the last key what was typed is kept. */
const PAUSE_MS = 300;

/** What was typed here and not sent is kept as it is typed, and put back when the page is opened again. */
export function useDrafts(account: string | undefined) {
  const [restored, setRestored] = useState<readonly string[]>();
  useEffect(() => {
    const keeper = keeperAt(window.location.pathname, account);
    const keyOf = (form: HTMLFormElement) => draftKey(keeper, nameOf(form));
    const timers = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();

    const restore = async () => {
      // Of a page from the device every opening writes something new.
      if ("kept" in document.documentElement.dataset) renewKeys(document);
      // A refused form has what was typed from the site.
      if (document.getElementById("error-summary")) return;
      const found: string[] = [];
      for (const form of formsOf(document)) {
        const draft = await draftOf(keyOf(form));
        if (!draft) continue;
        fill(form, draft.entries);
        form.closest("details")?.setAttribute("open", "");
        found.push(draft.key);
      }
      if (found.length > 0) setRestored(found);
    };
    void restore().catch(() => {});

    const keep = (form: HTMLFormElement) => {
      timers.delete(form);
      if (form.isConnected) void putDraft(draftOfForm(form, keyOf(form))).catch(() => {});
    };
    const typed = ({ target }: Event) => {
      const form = (target as { form?: HTMLFormElement | null }).form;
      if (!form || !waits(form)) return;
      clearTimeout(timers.get(form));
      timers.set(form, setTimeout(keep, PAUSE_MS, form));
    };
    // Sent forms are kept as such, and one that is left is kept at once.
    const left = () => {
      for (const [form, timer] of timers) {
        clearTimeout(timer);
        keep(form);
      }
    };
    const sent = ({ target }: Event) => {
      clearTimeout(timers.get(target as HTMLFormElement));
      timers.delete(target as HTMLFormElement);
    };
    document.addEventListener("input", typed);
    document.addEventListener("change", typed);
    window.addEventListener("submit", sent, true);
    window.addEventListener("pagehide", left);
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      document.removeEventListener("input", typed);
      document.removeEventListener("change", typed);
      window.removeEventListener("submit", sent, true);
      window.removeEventListener("pagehide", left);
    };
  }, [account]);

  const clear = () => {
    const done = Promise.all((restored ?? []).map(removeDraft));
    void done.then(() => window.location.reload());
  };
  return { restored, clear };
}
