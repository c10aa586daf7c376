import { useEffect } from "react";
import { renew, sendAsForm, waitingOf, waits } from "./forms.ts";
import { outcomeFor, sendAll } from "./send.ts";
import { putWaiting, removeWaiting } from "./store.ts";

/** Goes on where the site says, by loading the document: another part of this page too. */
function goOn(to: string): void {
  const url = new URL(to, window.location.href);
  const isHere = url.pathname + url.search === window.location.pathname + window.location.search;
  if (!isHere || url.hash === "") window.location.assign(url);
  else {
    window.history.replaceState(window.history.state, "", url);
    window.location.reload();
  }
}

/** The form that goes its usual way: the site says on its own page what is wrong with it. */
let usual: HTMLFormElement | undefined;

function asUsual(form: HTMLFormElement, by: HTMLElement | null): void {
  usual = form;
  form.requestSubmit(by);
  usual = undefined;
}

/** Whether somebody writes on after a press: the next record is not taken from under their hands. */
function watchHands() {
  let goesOn = false;
  const listener = () => {
    goesOn = true;
  };
  document.addEventListener("input", listener, { once: true });
  return () => {
    document.removeEventListener("input", listener);
    return goesOn;
  };
}

/**
 * Keeps what a press sends, sends it, and goes on as the page would; what cannot be sent waits. The form is free for the
 * next record at once, and who has begun with that stays on the page.
 * @returns how many were taken without the page going on
 */
async function keepAndSend(form: HTMLFormElement, by: HTMLElement | null, account?: string): Promise<number> {
  const item = waitingOf(form, by, account);
  let id: number;
  try {
    id = await putWaiting(item);
  } catch {
    // Nothing can be kept on this device, or no more.
    asUsual(form, by);
    return 0;
  }
  renew(form);
  const goesOn = watchHands();
  const taken = await sendAll(item.keeper);
  if (goesOn()) return taken;
  const outcome = await outcomeFor({ ...item, id });
  if (outcome.kind === "taken") goOn(outcome.to);
  if (outcome.kind === "refused") {
    // The site's own page says what is wrong, with what was typed.
    await removeWaiting({ id, at: item.at });
    sendAsForm(item);
  }
  return 0;
}

/**
 * Forms of this page are kept before they are sent.
 * @param noteTaken is told how many were taken while somebody wrote the next one
 */
export function useWaitingForms(account: string | undefined, noteTaken: (taken: number) => void): void {
  useEffect(() => {
    const atWork = new WeakSet<HTMLFormElement>();
    const keep = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form === usual || !waits(form))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (atWork.has(form)) return;
      atWork.add(form);
      void keepAndSend(form, event.submitter, account)
        .then(noteTaken)
        .finally(() => atWork.delete(form));
    };
    window.addEventListener("submit", keep, true);
    return () => window.removeEventListener("submit", keep, true);
  }, [account, noteTaken]);
}
