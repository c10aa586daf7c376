import { ProcessActions } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { nominationPath, SHORTLIST } from "../champions.limits.ts";
import type { ShortlistView } from "../champions.view.server.ts";
import { Problem, useProcessTexts, useSeason } from "./parts.tsx";

/** Nominations that somebody seconded: on the shortlist they are voted on. */
export default function ShortlistScreen({ view, sent }: { view: ShortlistView; sent?: Sent }) {
  const t = useText("champions");
  const shell = useText("shell");
  const season = useSeason();
  const texts = useProcessTexts();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("championShortlist"))}
        title={shell("screens.championShortlist.title")}
      >
        <p>{t("shortlist.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.rows.length === 0 && <p>{t("shortlist.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.rows.map((row) => (
          <li key={row.id} className="grid gap-3 border-b border-line py-4">
            <h2 className="text-lg font-bold">
              <TextLink href={nominationPath(row.id)}>
                <Typed text={row.nomineeAs} />
              </TextLink>
            </h2>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{t(`boards.${row.board}`)}</span>
              <span>{t(`kind.${row.kind}`)}</span>
              <span>{season(row.season)}</span>
            </p>
            <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {row.story}
            </p>
            <ProcessActions
              standing={row.standing}
              texts={texts}
              idem={view.idem}
              action={`${SHORTLIST}?nomination=${row.id}`}
              isServed
              reply={
                sent?.fields.nomination === row.id
                  ? { fields: { ...sent.fields }, errors: { ...sent.errors } }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
