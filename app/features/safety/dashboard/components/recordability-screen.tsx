import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { DASHBOARD, RECORDABILITY } from "../dashboard.limits.ts";
import type { RecordabilityView } from "../dashboard.view.server.ts";

/** The questions of 29 CFR 1904 one by one, each with its section. */
export default function RecordabilityScreen({ view }: { view: RecordabilityView }) {
  const t = useText("safety-dashboard");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("recordability"))} title={shell("screens.recordability.title")}>
        <p>{t("tree.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={DASHBOARD}>{t("back")}</TextLink>
      </p>
      {view.next && (
        <form method="get" action={RECORDABILITY} className="grid max-w-2xl gap-4" data-reload>
          <p className="text-xl font-bold">{t(`questions.${view.next.id}`)}</p>
          <p className="text-muted">
            <bdi translate="no">{view.next.section}</bdi>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button name="answers" value={`${view.given}y`} size="lg">
              {t("tree.yes")}
            </Button>
            <Button name="answers" value={`${view.given}n`} size="lg" variant="outline">
              {t("tree.no")}
            </Button>
          </div>
        </form>
      )}
      {view.verdict && (
        <Notice title={t(`verdicts.${view.verdict.is}`)}>
          <bdi translate="no">{view.verdict.section}</bdi>
        </Notice>
      )}
      {view.answered.length > 0 && (
        <TitledSection id="answered" title={t("tree.answered")} className="grid gap-4">
          <ol className="grid list-decimal gap-2 ps-6">
            {view.answered.map(({ id, section, answer }) => (
              <li key={id}>
                {t(`questions.${id}`)} <strong>{t(answer === "y" ? "tree.yes" : "tree.no")}</strong>{" "}
                <bdi className="text-sm text-muted" translate="no">
                  {section}
                </bdi>
              </li>
            ))}
          </ol>
          <p>
            <TextLink href={RECORDABILITY}>{t("tree.again")}</TextLink>
          </p>
        </TitledSection>
      )}
      <p className="max-w-prose text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
