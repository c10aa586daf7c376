import { VIEWS } from "~/engines/booking/booking.ts";
import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoanView } from "../loan.view.server.ts";
import { ConditionFacts } from "./loan-condition.tsx";
import { ShotPicture } from "./loan-shots.tsx";

const STAGES = ["handover", "return"] as const;

/** The same side of a machine beside itself: as it left and as it came back; with what was written and signed. */
export function Pairs({ view }: { view: LoanView }) {
  const t = useText("loans");
  const of = (stage: (typeof STAGES)[number], name: string) =>
    view.shots.filter((shot) => shot.stage === stage && shot.view === name);
  return (
    <TitledSection id="pairs" title={t("pairs.title")} className="grid gap-4">
      <p className="max-w-prose text-muted print:hidden">{t("pairs.text")}</p>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t("pairs.title")}</caption>
        <thead>
          <tr>
            {STAGES.map((stage) => (
              <th key={stage} scope="col" className="border-b-2 border-ink p-2 text-start">
                {t(`condition.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VIEWS.filter((name) => STAGES.some((stage) => of(stage, name).length > 0)).map((name) => (
            <tr key={name} className="align-top break-inside-avoid">
              {STAGES.map((stage) => (
                <td key={stage} className="border-b border-line p-2">
                  <p className="font-medium">{t(`photos.views.${name}`)}</p>
                  <div className="grid gap-2">
                    {of(stage, name).map((shot) => (
                      <ShotPicture key={shot.id} view={view} stage={stage} shot={shot} />
                    ))}
                    {of(stage, name).length === 0 && <p className="text-muted">{t("pairs.none")}</p>}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-8 sm:grid-cols-2">
        {STAGES.map((stage) => (
          <section key={stage} className="grid content-start gap-2">
            <h3 className="font-bold">{t(`condition.${stage}`)}</h3>
            <ConditionFacts condition={view[stage]} zone={view.loan.siteZone} />
          </section>
        ))}
      </div>
    </TitledSection>
  );
}
