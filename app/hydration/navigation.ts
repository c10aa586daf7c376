import { isRouteErrorResponse, useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type Area, isListed, screenAt } from "~/site-map.ts";

/** An unmodified click that the browser would handle in this window. */
const followsHere = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Where a link or form leads to; undefined if the browser has to navigate itself. A document brought the routes of the
 * index, and those of the area it is of.
 */
function within(
  area: Area | undefined,
  element: HTMLElement,
  target: string | null,
  address: string,
): URL | undefined {
  if ((target && target.toLowerCase() !== "_self") || "reload" in element.dataset) return undefined;
  if (!URL.canParse(address, window.location.href)) return undefined;
  const url = new URL(address, window.location.href);
  const screen = url.origin === window.location.origin ? screenAt(url.pathname) : undefined;
  return screen && (isListed(screen) || screen.area === area) ? url : undefined;
}

/** Whether the URL is the current one: as in the browser, that adds no history entry. */
const isHere = (pathname: string, search: string) =>
  pathname === window.location.pathname && search === window.location.search;

/** The last request to the router; undefined while the document shows the server's HTML. */
let asked: "get" | "post" | undefined;

/** The router got no response, a foreign one, or ours could not be rendered; these cannot be distinguished. */
export const isForeign = (error: unknown) =>
  asked !== undefined && error !== undefined && error !== null && !isRouteErrorResponse(error);

/** Falls back to a document load. A form is not sent a second time. */
export function useDocumentInstead(error: unknown): void {
  useEffect(() => {
    if (asked === "get" && isForeign(error)) window.location.reload();
  }, [error]);
}

/**
 * Links and forms are plain HTML everywhere. After hydration this one pair of listeners follows links to screens and
 * sends forms without a document load. `data-reload` on either forces a document load; `data-keep-scroll` on a form
 * keeps the scroll position.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const [area] = useState(screenAt(pathname)?.area);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!followsHere(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]:not([download])");
      const url = link && within(area, link, link.target, link.href);
      if (!url) return;
      // A link to an anchor on this page: the browser scrolls there and moves the focus.
      if (url.hash && isHere(url.pathname, url.search)) return;
      event.preventDefault();
      asked = "get";
      navigate(url.pathname + url.search + url.hash, { replace: isHere(url.pathname, url.search) });
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const { submitter } = event;
      // By attribute: a field named "action" would hide the form's own property.
      const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
      const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
      const method = (own("method") ?? "get").toLowerCase();
      const url = within(area, form, own("target"), address);
      if (!url || method === "dialog") return;
      event.preventDefault();
      asked = method === "get" ? "get" : "post";
      const typed = new FormData(form, submitter) as unknown as Record<string, string>;
      submit((submitter as HTMLButtonElement | null) ?? form, {
        action: url.pathname + url.search,
        replace: method === "get" && isHere(url.pathname, `?${new URLSearchParams(typed)}`),
        preventScrollReset: "keepScroll" in form.dataset,
      });
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
    };
  }, [area, navigate, submit]);
}
