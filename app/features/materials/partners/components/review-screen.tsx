import { ProcessActions } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ADMIN_PARTNERS } from "../partners.limits.ts";
import type { ReviewView } from "../partners.view.server.ts";
import { Problem, useProcessTexts } from "./parts.tsx";

/** Firms that ask to be partners, and those that are. */
export default function ReviewScreen({ view, sent }: { view: ReviewView; sent?: Sent }) {
  const t = useText("partners");
  const shell = useText("shell");
  const texts = useProcessTexts();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("adminPartners"))} title={shell("screens.adminPartners.title")}>
        <p>{t("review.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.rows.length === 0 && <p>{t("review.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.rows.map((row) => (
          <li key={row.id} className="grid gap-3 border-b border-line py-4">
            <h2 className="text-lg font-bold">
              <Typed text={row.shownAs} />
            </h2>
            <p className="text-muted">
              <Typed text={row.place} />
            </p>
            <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {row.about}
            </p>
            <ProcessActions
              standing={row.standing}
              texts={texts}
              idem={view.idem}
              action={`${ADMIN_PARTNERS}?partner=${row.id}`}
              isServed
              reply={
                sent?.fields.partner === row.id
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
