import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { adminCasePath } from "../verification.limits.ts";
import type { QueueView } from "../verification.view.server.ts";
import { Problem, Took, useProcessTexts } from "./parts.tsx";

/** The cases that wait for a reviewer and the badges that stand; never one's own. */
export default function QueueScreen({ view, sent }: { view: QueueView; sent?: Sent }) {
  const t = useText("verification-case");
  const shell = useText("shell");
  const texts = useProcessTexts();
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading
        sheet={sheetNumber(screen("adminVerifications"))}
        title={shell("screens.adminVerifications.title")}
      >
        {t("queue.lead")}
      </PageHeading>
      <Problem sent={sent} />
      <Took took={view.took} />
      {view.cases.length === 0 ? (
        <p className="text-muted">{t("queue.empty")}</p>
      ) : (
        <ul className="grid">
          {view.cases.map((one) => (
            <li key={one.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={adminCasePath(one.id)}>
                  <Typed text={one.firm} />
                </TextLink>
                {one.submittedAt && (
                  <span className="text-muted">
                    {t("queue.sent", { date: isolated(date(one.submittedAt.slice(0, 10))) })}
                  </span>
                )}
              </p>
              <ProcessStanding standing={one.standing} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
