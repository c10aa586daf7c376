import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { screenAt } from "~/site-map.ts";
import { lacksPart } from "~/ui/late-part.tsx";
import type { Sent } from "./impatience.ts";

/** A plain press that the browser itself would follow in this window. */
function followsHere(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Where a link or form leads within this origin, or undefined where the browser has to go by itself. */
function within(element: HTMLElement, target: string | null, address: string): URL | undefined {
  if ((target && target.toLowerCase() !== "_self") || "reload" in element.dataset) return undefined;
  // The page would wait for what does not come.
  if (lacksPart()) return undefined;
  if (!URL.canParse(address, window.location.href)) return undefined;
  const url = new URL(address, window.location.href);
  return url.origin === window.location.origin ? url : undefined;
}

/** Where the page is already: as by the browser itself, that is no second step of its history. */
const isHere = (pathname: string, search: string) =>
  pathname === window.location.pathname && search === window.location.search;

/** The key of the location that is shown. No component holds it: an error screen takes the place of them all. */
let shown = "";

/**
 * Links and forms are plain HTML everywhere. Once scripts run, this one pair of listeners follows a link to a screen
 * of the site map, and sends a form, without loading the document anew. `data-reload` on either asks for the
 * document; `data-keep-scroll` on a form leaves the page where it is.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { key } = useLocation();
  useEffect(() => {
    shown = key;
  }, [key]);

  useEffect(() => {
    // Without it the page goes on waiting.
    const expect = (sent?: Sent) =>
      void import("./impatience.ts")
        .then(({ expectScreen }) => expectScreen(() => shown, sent))
        .catch(() => {});
    const follow = (event: MouseEvent) => {
      if (!followsHere(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]:not([download])");
      if (!link) return;
      const url = within(link, link.target, link.href);
      if (!url || !screenAt(url.pathname)) return;
      // To a place on this very page: the browser moves there, and the focus with it.
      if (url.hash && isHere(url.pathname, url.search)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash, { replace: isHere(url.pathname, url.search) });
      expect();
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const { submitter } = event;
      // By attribute: a field named "action" would hide the form's own property.
      const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
      const asked = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
      const method = (asked("method") ?? "get").toLowerCase();
      const url = within(form, asked("target"), address);
      // A dialog closes by itself, and only a screen can be read without loading the document.
      if (!url || method === "dialog" || (method === "get" && !screenAt(url.pathname))) return;
      event.preventDefault();
      const typed = new FormData(form, submitter) as unknown as Record<string, string>;
      submit((submitter as HTMLButtonElement | null) ?? form, {
        action: url.pathname + url.search,
        replace: method === "get" && isHere(url.pathname, `?${new URLSearchParams(typed)}`),
        preventScrollReset: "keepScroll" in form.dataset,
      });
      expect({ form, submitter });
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
    };
  }, [navigate, submit]);
}
