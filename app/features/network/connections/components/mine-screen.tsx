import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { CONNECT, NEED_FORM } from "../connections.limits.ts";
import type { MineView } from "../connections.view.server.ts";
import { FreeDays } from "./free-days.tsx";
import { NeedLine, Problem } from "./parts.tsx";
import { People } from "./people.tsx";

function Needs({ view }: { view: MineView }) {
  const t = useText("connections");
  return (
    <>
      <TitledSection id="posted" title={t("mine.posted")} className="grid gap-3">
        {view.posted.length === 0 && <p className="text-muted">{t("mine.noPosted")}</p>}
        <ul className="border-t-2 border-ink">
          {view.posted.map((need) => (
            <NeedLine key={need.id} need={need}>
              <p className="flex flex-wrap items-center gap-x-4">
                <Badge variant={need.state === "open" ? "default" : "outline"}>
                  {t(`states.${need.state as "open"}`)}
                </Badge>
                {need.waiting > 0 && <span>{t("mine.waiting", { count: need.waiting })}</span>}
              </p>
            </NeedLine>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="answered" title={t("mine.answered")} className="grid gap-3">
        {view.answered.length === 0 && <p className="text-muted">{t("mine.noAnswered")}</p>}
        <ul className="border-t-2 border-ink">
          {view.answered.map((need) => (
            <NeedLine key={need.id} need={need}>
              <p>
                <Badge variant="outline">{t(`answer.states.${need.answer as "sent"}`)}</Badge>
              </p>
            </NeedLine>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}

/** What a member posted and answered among people, and when they are free. */
export default function MineScreen({ view, sent }: { view: MineView; sent?: Sent }) {
  const t = useText("connections");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myConnections"))} title={shell("screens.myConnections.title")}>
        <p>{t("mine.lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={CONNECT}>{t("back")}</TextLink>
        <TextLink href={NEED_FORM}>{t("form.link")}</TextLink>
      </p>
      {view.called && (
        <p>
          <bdi>{t("mine.called", { name: view.called })}</bdi>
        </p>
      )}
      <Problem sent={sent} />
      <People view={view} />
      <Needs view={view} />
      <FreeDays view={view} />
    </div>
  );
}
