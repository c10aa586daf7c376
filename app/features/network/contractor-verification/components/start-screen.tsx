import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { reportPath, SAMPLE } from "../contractor.limits.ts";
import type { StartView } from "../contractor.view.server.ts";
import { FactFields, Problem } from "./parts.tsx";

/** Who is checked: a name is enough to begin. */
export default function StartScreen({ view, sent }: { view: StartView; sent?: Sent }) {
  const t = useText("contractor-verification");
  const shell = useText("shell");
  const form = formOf(["begin"], sent, { work: "homeImprovement", crew: "unknown" });
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading
        sheet={sheetNumber(screen("contractorVerification"))}
        title={shell("screens.contractorVerification.title")}
      >
        {t("lead")}
      </PageHeading>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <FactFields form={form} />
        <Button name="intent" value="begin" size="lg" className="justify-self-start max-sm:w-full">
          {t("begin")}
        </Button>
      </form>
      <p>
        <TextLink href={reportPath(SAMPLE)}>{t("example")}</TextLink>
      </p>
      {view.reports.length > 0 && (
        <TitledSection id="reports" title={t("reports")} className="grid gap-2">
          <ul className="grid">
            {view.reports.map(({ id, called, sample }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
                <TextLink href={reportPath(id)}>
                  <Typed text={called} />
                </TextLink>
                {sample && <Badge variant="secondary">{t("sample")}</Badge>}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
