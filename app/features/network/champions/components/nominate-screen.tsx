import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BOARDS, CHAMPION_LIMITS, CHAMPION_RULES, KINDS } from "../champions.limits.ts";
import type { NominateView } from "../champions.view.server.ts";
import { Problem, SeasonDates, useSay } from "./parts.tsx";

/** Who should be a champion, and why. */
export default function NominateScreen({
  view,
  sent,
  tooLarge,
}: {
  view: NominateView;
  sent?: Sent;
  tooLarge: boolean;
}) {
  const t = useText("champions");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["nominate"], sent, view.begin);
  const error = (name: string) => {
    const key = form.error(name);
    return key && say(key);
  };
  const { story, called } = CHAMPION_LIMITS;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("nominate"))} title={shell("screens.nominate.title")}>
        <p>{t("nominate.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <SeasonDates season={view.season} />
      <p>
        <TextLink href={CHAMPION_RULES}>{t("rules.link")}</TextLink>
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-3xl gap-5"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <RadioTiles
          name="kind"
          legend={t("nominate.kind")}
          options={KINDS.map((value) => ({ value, text: t(`kind.${value}`) }))}
          chosen={form.value("kind")}
          error={error("kind")}
        />
        <RadioTiles
          name="board"
          legend={t("nominate.board")}
          options={BOARDS.map((value) => ({ value, text: t(`boards.${value}`) }))}
          chosen={form.value("board")}
          error={error("board")}
        />
        <TypedField
          {...{ form, say }}
          name="called"
          label={t("nominate.called")}
          hint={t("nominate.calledHint")}
          most={called}
        />
        <TypedField
          {...{ form, say }}
          name="story"
          label={t("nominate.story")}
          hint={t("nominate.storyHint", { least: story.least, most: story.most })}
          long
          most={story.most}
        />
        <Field
          name="photo"
          type="file"
          accept={ACCEPTED.picture}
          label={t("nominate.photo")}
          hint={t("nominate.photoHint")}
          error={tooLarge ? t("errors.photo_tooLarge") : error("photo")}
        />
        <Button name="intent" value="nominate" className="justify-self-start">
          {t("nominate.do")}
        </Button>
      </form>
    </div>
  );
}
