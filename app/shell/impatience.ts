/** How long the page may hold back what the router has found, as for want of a script that does not come. */
const PATIENCE_MS = 5_000;

/** A form on its way, and the button by which it was sent. */
export interface Sent {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets the browser go by itself to what the page does not show in time; `shown` answers the key of the location that
 * it shows. An answer to a form exists nowhere else, so the form is sent once more; forms that must not count twice do not.
 */
export function expectScreen(shown: () => string, sent?: Sent): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const router = window.__remixRouter;
    const { location, navigation, actionData } = router.state;
    // The server is still being asked.
    if (navigation.state !== "idle") return expectScreen(shown, sent);
    if (location.key === shown()) return;
    if (!actionData || !sent) return window.location.assign(router.createHref(location));
    sent.form.dataset.reload = "";
    sent.form.requestSubmit(sent.submitter);
  }, PATIENCE_MS);
}
