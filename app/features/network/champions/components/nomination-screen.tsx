import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { CHAMPIONS, certificatePath, championPhotoPath } from "../champions.limits.ts";
import type { NominationView } from "../champions.view.server.ts";
import { Problem, SeasonDates, useProcessTexts, useSay } from "./parts.tsx";

function Vote({ view }: { view: NominationView }) {
  const t = useText("champions");
  if (view.state !== "shortlisted") return null;
  return (
    <TitledSection id="vote" title={t("vote.title")} className="grid gap-3">
      {view.mayVote ? (
        <form method="post" className="grid justify-items-start gap-3" data-reload>
          <p className="max-w-prose">{t("vote.text")}</p>
          <Button name="intent" value="vote">
            {t("vote.do")}
          </Button>
        </form>
      ) : (
        <p>
          {t(
            view.votedHere
              ? "vote.here"
              : view.hasVoted
                ? "vote.elsewhere"
                : view.season.state !== "voting"
                  ? "vote.later"
                  : view.isMember
                    ? "vote.inside"
                    : "vote.signIn",
          )}
        </p>
      )}
    </TitledSection>
  );
}

/** One nomination: who, for what, and what was said; what is next for whoever reads it. */
export default function NominationScreen({ view, sent }: { view: NominationView; sent?: Sent }) {
  const t = useText("champions");
  const say = useSay();
  const texts = useProcessTexts();
  const { standing } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={CHAMPIONS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.nomineeAs} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{t(`boards.${view.board}`)}</span>
          <span>{t(`kind.${view.kind}`)}</span>
          <Badge variant={view.state === "winner" ? "default" : "outline"}>
            {say(`states.${view.state}`)}
          </Badge>
          {view.votes !== undefined && <span>{t("votes", { count: view.votes })}</span>}
        </p>
      </header>
      <Problem sent={sent} />
      {view.isExample && (
        <Notice tone="info" title={t("sample")}>
          <p>{t("example.one")}</p>
        </Notice>
      )}
      {view.nominee && view.state === "nominated" && (
        <Notice tone="info" title={t("publicity.title")}>
          <p>{t("publicity.text")}</p>
        </Notice>
      )}
      <SeasonDates season={view.season} />
      <TitledSection id="story" title={t("story")} className="grid gap-4">
        <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {view.story}
        </p>
        {view.photo && (
          <img
            src={championPhotoPath(view.photo)}
            alt={t("photoOf")}
            loading="lazy"
            className="max-h-96 max-w-full rounded-control border border-line"
          />
        )}
      </TitledSection>
      {view.state === "winner" && (
        <p>
          <TextLink href={certificatePath(view.id)}>{t("certificate.link")}</TextLink>
        </p>
      )}
      <Vote view={view} />
      {standing && view.isMember && (
        <ProcessActions
          standing={standing}
          texts={texts}
          idem={view.idem}
          isServed
          reply={sent && { fields: { ...sent.fields }, errors: { ...sent.errors } }}
        />
      )}
      {view.events.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.events} texts={texts} />
        </TitledSection>
      )}
    </div>
  );
}
