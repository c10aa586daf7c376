import type { Verb } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { LinkSheetView } from "../share.queries.server.ts";
import { Address } from "./address.tsx";

/** One link to hand over: to copy, and to print and hang up. The paper says what it allows, and until when. */
export function LinkSheet({ sheet }: { sheet: LinkSheetView }) {
  const t = useText("workspace-share");
  const format = useFormat();
  const { name, title, kind, verbs, expiresAt, address, qr, asksName, hasPin, back } = sheet;
  return (
    <>
      <section className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-start" data-link-sheet>
        <QrPicture qr={qr} label={t("sheet.qr", { name })} className="max-w-72 print:max-w-96" />
        <div className="grid gap-4">
          <p className="grid">
            <bdi className="text-2xl font-bold break-words">{title}</bdi>
            <span className="text-lg">
              {t("sheet.for")} <bdi className="font-bold">{name}</bdi>
            </span>
          </p>
          <dl className="grid gap-2">
            <div>
              <dt className="text-sm text-muted">{t("sheet.allows")}</dt>
              <dd>{verbs.map((verb) => t(`verbs.${verb as Verb}`)).join(" · ")}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("sheet.until")}</dt>
              <dd>{format.date(expiresAt)}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("share.kind")}</dt>
              <dd>
                {t(`kinds.${kind}`)}
                {hasPin && ` · ${t("sheet.pin")}`}
                {asksName && ` · ${t("sheet.asksName")}`}
              </dd>
            </div>
          </dl>
        </div>
      </section>
      <div className="max-w-2xl print:hidden">
        <Address id="link-address" label={t("sheet.address")} address={address} />
        <p className="mt-2 text-muted">{t("sheet.careful")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <span className="contents noscript:hidden">
          <Button type="button" variant="outline" onClick={() => window.print()}>
            {t("sheet.print")}
          </Button>
        </span>
        <TextLink href={back}>{t("sheet.back")}</TextLink>
      </div>
    </>
  );
}
