import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { SUGGEST } from "../builders-lounge.limits.ts";
import type { LoungeView } from "../builders-lounge.view.server.ts";
import { EventLine } from "./events.tsx";
import { Problem } from "./parts.tsx";
import { Photos } from "./photos.tsx";
import { Poll } from "./polls.tsx";

interface Props {
  view: LoungeView;
  sent?: Sent;
  /** What was sent was larger than the page takes. */
  tooLarge?: boolean;
}

const TOO_LARGE: Sent = { fields: { intent: "photo" }, errors: { photo: "errors.photo.tooLarge" } };

/** What was written last, and the way to write. */
function Talk({ talk }: Pick<LoungeView, "talk">) {
  const t = useText("builders-lounge");
  const { date } = useFormat();
  return (
    <TitledSection id="talk" title={t("talk.title")} className="grid gap-3">
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={talk.write}>{t("talk.write")}</TextLink>
        <TextLink href={talk.all}>{t("talk.all")}</TextLink>
      </p>
      {talk.threads.length === 0 ? (
        <p>{t("talk.none")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {talk.threads.map(({ href, title, called, lastAt, answers }) => (
            <li key={href} className="border-b border-line py-2">
              <TextLink href={href} className="font-bold">
                <Typed text={title} />
              </TextLink>
              <p className="text-sm text-muted">
                {called && (
                  <>
                    <bdi>{called}</bdi>
                    {" · "}
                  </>
                )}
                {t("talk.answers", { count: answers })} · {t("talk.last", { when: date(lastAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** The place for after work: what everybody thinks of something, and where they meet. */
export default function LoungeScreen({ view, tooLarge, ...props }: Props) {
  const sent = tooLarge ? TOO_LARGE : props.sent;
  const t = useText("builders-lounge");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("buildersLounge"))}
        title={shell("screens.buildersLounge.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="polls" title={t("polls.title")} className="grid gap-3">
        {view.polls.some(({ isSample }) => isSample) && (
          <Notice tone="info" title={t("polls.sampleTitle")}>
            <p>{t("polls.sample")}</p>
          </Notice>
        )}
        <ul className="border-t-2 border-ink">
          {view.polls.map((poll) => (
            <Poll key={poll.id} poll={poll} />
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="events" title={t("events.title")} className="grid gap-3">
        <p>
          <TextLink href={SUGGEST}>{t("events.suggest")}</TextLink>
        </p>
        {view.events.some(({ isSample }) => isSample) && (
          <Notice tone="info" title={t("polls.sampleTitle")}>
            <p>{t("events.sample")}</p>
          </Notice>
        )}
        <ul className="border-t-2 border-ink">
          {view.events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
      </TitledSection>
      <Talk talk={view.talk} />
      <Photos view={view} sent={sent} />
    </div>
  );
}
