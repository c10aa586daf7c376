import { useCallback, useEffect, useState } from "react";
import { isolated } from "~/i18n/isolated.ts";
import { FORMAT_LOCALES, type Language } from "~/i18n/languages.ts";
import type { Translate } from "~/i18n/translator.ts";
import { GUEST, keeperAt } from "~/lib/waiting-post.ts";
import { Button } from "~/ui/button.tsx";
import { sendAsForm } from "./forms.ts";
import { forgetPages, keepPages, mayKeepPages } from "./keep-pages.ts";
import { sendAll } from "./send.ts";
import { allWaiting, noteWaiting, onChange, removeWaiting } from "./store.ts";
import { useDrafts } from "./use-drafts.ts";
import { useWaitingForms } from "./use-waiting-forms.ts";
import { shownAt, type Waiting } from "./waiting.ts";

export interface PartProps {
  /** The mark of the account; undefined for whoever is not signed in. */
  keeper?: string;
}

interface FieldPartProps extends PartProps {
  t: Translate<"offline">;
  language: Language;
}

/** How often what waits is tried again: a network that comes back does not always say so. */
const AGAIN_MS = 20_000;

/** What waits here, and what was sent while somebody looked on. */
function useWaiting(account: string | undefined) {
  const [items, setItems] = useState<Waiting[]>([]);
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const keeper = keeperAt(window.location.pathname, account);

  useEffect(() => {
    const read = async () => setItems(shownAt(await allWaiting(), keeper, window.location.pathname));
    void read();
    return onChange(read);
  }, [keeper]);

  const noteTaken = useCallback((taken: number) => setSent((before) => before + taken), []);
  const send = useCallback(async () => {
    setBusy(true);
    try {
      noteTaken(await sendAll(keeper));
    } finally {
      setBusy(false);
    }
  }, [keeper, noteTaken]);

  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && void send();
    const timer = setInterval(send, AGAIN_MS);
    void send();
    window.addEventListener("online", send);
    window.addEventListener("focus", send);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("focus", send);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [send]);
  return { items, sent, busy, send, noteTaken };
}

interface ItemProps extends Pick<FieldPartProps, "t" | "language"> {
  item: Waiting;
  account: string | undefined;
}

/** Why one is still here. */
function Reason({ item, account, t }: Omit<ItemProps, "language">) {
  const asGuest = item.keeper === GUEST && account !== undefined;
  const { hold, message, status = 0 } = item;
  if (asGuest) return <p>{t("guest")}</p>;
  if (hold === "other-keeper") return <p>{t("otherKeeper")}</p>;
  if (hold !== "refused") return null;
  return (
    <p className="text-danger">
      {message ? t("refused", { message: isolated(message) }) : t("refusedStatus", { status })}
    </p>
  );
}

/** One that waits: what, since when, why still, and what can be done. Thrown away only after a question. */
function Item({ item, account, t, language }: ItemProps) {
  const [asking, setAsking] = useState(false);
  const photo = item.entries.find(([, value]) => typeof value !== "string")?.[1];
  const time = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: "medium", timeStyle: "short" });
  const own = async () => {
    await noteWaiting(item, { keeper: account, hold: "none" });
    await sendAll(account ?? GUEST);
  };
  const open = async () => {
    await noteWaiting(item, { hold: "none", opened: true });
    sendAsForm(item);
  };
  return (
    <li className="grid gap-1 border-s-2 border-line ps-3">
      <p className="font-bold wrap-anywhere">
        {item.button && (
          <>
            <bdi>{item.button}</bdi> ·{" "}
          </>
        )}
        <bdi>{item.title}</bdi>
      </p>
      <p className="text-muted wrap-anywhere">
        {t("since", { time: isolated(time.format(item.at)) })}
        {photo instanceof File && ` · ${t("photo", { name: isolated(photo.name) })}`}
      </p>
      <Reason item={item} account={account} t={t} />
      {asking ? (
        <div className="flex flex-wrap items-center gap-2">
          <p role="alert" className="w-full">
            {t("sure")}
          </p>
          <Button type="button" variant="destructive" onClick={() => void removeWaiting(item)}>
            {t("sureYes")}
          </Button>
          <Button type="button" variant="outline" onClick={() => setAsking(false)}>
            {t("sureNo")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {item.hold === "refused" && (
            <Button type="button" variant="outline" onClick={() => void open()}>
              {t("open")}
            </Button>
          )}
          {item.keeper === GUEST && account !== undefined && (
            <Button type="button" variant="outline" onClick={() => void own()}>
              {t("asMine")}
            </Button>
          )}
          <Button type="button" variant="ghost" onClick={() => setAsking(true)}>
            {t("discard")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whether pages are kept here, as whoever holds the device wants it. */
function Pages({ t }: Pick<FieldPartProps, "t">) {
  const [kept, setKept] = useState(mayKeepPages);
  useEffect(() => {
    // Without it the page is there while the network is.
    if (mayKeepPages()) void keepPages().catch(() => setKept(false));
  }, []);
  if (!("serviceWorker" in navigator)) return null;
  const change = async () => {
    await (kept ? forgetPages() : keepPages());
    setKept(!kept);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose text-muted">{t(kept ? "pages" : "noPages")}</p>
      <Button type="button" variant="outline" onClick={() => void change()}>
        {t(kept ? "forget" : "keep")}
      </Button>
    </div>
  );
}

/**
 * What this device keeps of a page of the field: forms and photos that wait for the network, what was typed and not sent,
 * and the pages themselves.
 */
export function FieldPart({ keeper: account, t, language }: FieldPartProps) {
  const { items, sent, busy, send, noteTaken } = useWaiting(account);
  const { restored, clear } = useDrafts(account);
  useWaitingForms(account, noteTaken);
  return (
    <aside
      aria-label={t("title")}
      data-offline
      className={`sheet print:hidden ${items.length > 0 ? "sticky bottom-16 z-20 pb-4 md:bottom-0" : "pb-24"}`}
    >
      <div role="status" className="grid gap-1">
        {restored && (
          <p className="flex flex-wrap items-center gap-2">
            {t("draft")}
            <Button type="button" variant="ghost" onClick={clear}>
              {t("draftDiscard")}
            </Button>
          </p>
        )}
        {sent > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            {t("sent", { count: sent })}
            <Button type="button" variant="ghost" onClick={() => window.location.reload()}>
              {t("anew")}
            </Button>
          </p>
        )}
      </div>
      <details className="max-h-[60vh] overflow-y-auto rounded-control border border-line bg-surface">
        <summary className="min-h-12 cursor-pointer p-3 font-bold">
          {items.length > 0 ? t("waiting", { count: items.length }) : t("title")}
        </summary>
        <div className="grid gap-4 p-3">
          {items.length > 0 ? (
            <>
              <p className="max-w-prose">{t("lead")}</p>
              <ol className="grid gap-4">
                {items.map((item) => (
                  <Item key={item.id} item={item} account={account} t={t} language={language} />
                ))}
              </ol>
              <Button type="button" onClick={() => void send()} aria-disabled={busy}>
                {t(busy ? "sending" : "sendNow")}
              </Button>
            </>
          ) : (
            <p>{t("nothing")}</p>
          )}
          <Pages t={t} />
        </div>
      </details>
    </aside>
  );
}
