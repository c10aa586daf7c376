import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { badgePath, casePath, SAMPLE_BADGE, VERIFICATION_LIMITS } from "../verification.limits.ts";
import type { CasesView } from "../verification.view.server.ts";
import { LevelRules, Problem, Took, useProcessTexts, useSay } from "./parts.tsx";

/** The firm's cases, the form of a new one, and what each level asks for. */
export default function CasesScreen({ view, sent }: { view: CasesView; sent?: Sent }) {
  const t = useText("verification-case");
  const shell = useText("shell");
  const say = useSay();
  const texts = useProcessTexts();
  const { date, number } = useFormat();
  const form = formOf(["create"], sent);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("verification"))} title={shell("screens.verification.title")}>
        {t("lead")}
      </PageHeading>
      <Problem sent={sent} />
      {view.cases.length > 0 && (
        <TitledSection id="cases" title={t("cases")} className="grid gap-3">
          <ul className="grid">
            {view.cases.map((one) => (
              <li key={one.id} className="grid gap-1 border-b border-line py-3">
                <p className="flex flex-wrap items-center gap-x-3">
                  <TextLink href={casePath(one.id)}>
                    <Typed text={one.firm} />
                  </TextLink>
                  {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                  {one.level && <span>{t("level", { level: number(one.level) })}</span>}
                  {one.untilOn && <span>{t("reached.until", { date: isolated(date(one.untilOn)) })}</span>}
                </p>
                <ProcessStanding standing={one.standing} texts={texts} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {!view.readOnly && (
        <TitledSection id="new" title={t("create.title")} className="grid gap-4">
          <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <TypedField
              {...{ form, say }}
              name="firm"
              label={t("fields.firm")}
              hint={t("fields.firmHint")}
              most={VERIFICATION_LIMITS.firm}
            />
            <TypedField
              {...{ form, say }}
              name="address"
              label={t("fields.address")}
              most={VERIFICATION_LIMITS.address}
            />
            <Button name="intent" value="create" size="lg" className="justify-self-start max-sm:w-full">
              {t("create.send")}
            </Button>
          </form>
        </TitledSection>
      )}
      <LevelRules />
      <Took took={view.took} />
      <p>
        <TextLink href={badgePath(SAMPLE_BADGE)}>{t("exampleBadge")}</TextLink>
      </p>
    </div>
  );
}
