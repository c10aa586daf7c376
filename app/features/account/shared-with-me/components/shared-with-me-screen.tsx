import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";

/** A link that the account keeps; `over` where it opens nothing any more. */
interface Kept {
  id: string;
  title: string | null;
  askedFrom: string;
  keptAt: string;
  expiresAt: string;
  over?: "revoked" | "expired";
}

function KeptRow({ link: { id, title, askedFrom, keptAt, expiresAt, over } }: { link: Kept }) {
  const t = useText("shared-with-me");
  const format = useFormat();
  const name = title ?? t("gone");
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-bold wrap-anywhere">{name}</bdi>
          {over && <Badge variant="destructive">{t(`over.${over}`)}</Badge>}
        </p>
        {askedFrom && (
          <p>
            {t("from")} <bdi className="wrap-anywhere">{askedFrom}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          {t("kept", { date: format.date(keptAt) })}
          {!over && <> · {t("until", { date: format.date(expiresAt) })}</>}
        </p>
      </div>
      <form method="post" className="flex flex-wrap gap-2" data-reload>
        <input type="hidden" name="id" value={id} />
        {!over && (
          <Button name="intent" value="open" aria-label={t("openOf", { name })}>
            {t("open")}
          </Button>
        )}
        <Button variant="outline" name="intent" value="drop" aria-label={t("dropOf", { name })}>
          {t("drop")}
        </Button>
      </form>
    </li>
  );
}

/** What others share by links that this account keeps. */
export function SharedWithMeScreen({ links }: { links: readonly Kept[] }) {
  const t = useText("shared-with-me");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("sharedWithMe"))} title={shell("screens.sharedWithMe.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {links.length === 0 ? (
        <Notice title={t("none")}>
          <p>{t("noneText")}</p>
        </Notice>
      ) : (
        <ul>
          {links.map((link) => (
            <KeptRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </div>
  );
}
