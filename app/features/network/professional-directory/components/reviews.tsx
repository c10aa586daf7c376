import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { REPORT_REASONS } from "~db/schema/directory.terms.ts";
import type { FirmView } from "../directory.view.server.ts";
import { ChoiceField, Rating, TypedField, useSay } from "./parts.tsx";

const STARS = ["5", "4", "3", "2", "1"] as const;

function ReviewForm({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("professional-directory");
  const say = useSay();
  const { date } = useFormat();
  const form = formOf(["review"], sent);
  const unsaid = form.error("stars");
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <ChoiceField
        form={form}
        name="relation"
        label={t("review.relation")}
        options={view.relations.map(({ value, kind, day, what }) => ({
          value,
          text: `${t(`review.relations.${kind}`)}, ${date(day)}${what ? ` · ${what.slice(0, 60)}` : ""}`,
        }))}
      />
      <RadioTiles
        name="stars"
        legend={t("review.stars")}
        options={STARS.map((value) => ({ value, text: t("review.of", { n: value }) }))}
        chosen={form.value("stars")}
        error={unsaid && say(unsaid)}
      />
      <TypedField form={form} name="body" label={t("review.body")} long />
      <Button name="intent" value="review" variant="outline" className="justify-self-start">
        {t("review.do")}
      </Button>
    </form>
  );
}

type Review = FirmView["reviews"][number];

function ReportForm({ view, review, sent }: { view: FirmView; review: Review; sent?: Sent }) {
  const t = useText("professional-directory");
  const form = formOf(["report"], sent?.fields.review === review.id ? sent : undefined);
  return (
    <details open={form.isSent}>
      <summary className="inline-flex min-h-12 items-center text-sm underline">{t("report.title")}</summary>
      <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="review" value={review.id} />
        <ChoiceField
          form={form}
          name="reason"
          label={t("report.reason")}
          options={[
            { value: "", text: t("form.choose") },
            ...REPORT_REASONS.map((reason) => ({ value: reason, text: t(`report.reasons.${reason}`) })),
          ]}
        />
        <TypedField form={form} name="told" id={`told-${review.id}`} label={t("report.body")} long />
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("report.do")}
        </Button>
      </form>
    </details>
  );
}

function OneReview({ view, review, sent }: { view: FirmView; review: Review; sent?: Sent }) {
  const t = useText("professional-directory");
  const { date } = useFormat();
  const form = formOf(["answer"], sent?.fields.review === review.id ? sent : undefined);
  if (review.takenDown)
    return (
      <li className="grid gap-1 border-b border-line py-3 text-muted">
        <p>{t("review.takenDown", { day: date(review.takenDown.at) })}</p>
        <Typed text={review.takenDown.why} />
      </li>
    );
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong>{t("review.of", { n: review.stars })}</strong>
        <span className="text-muted">{date(review.createdAt)}</span>
        <span className="text-muted">{t(`review.after.${review.relation as "booking"}`)}</span>
        {review.sample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      {review.body && <Typed text={review.body} />}
      {review.answer && (
        <div className="border-s-4 border-line ps-3">
          <strong>{t("review.answered")}</strong> <Typed text={review.answer} />
        </div>
      )}
      {view.isFirm && (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="review" value={review.id} />
          <input type="hidden" name="version" value={review.version} />
          <TypedField form={form} name="answer" id={`answer-${review.id}`} label={t("review.answer")} long />
          <Button name="intent" value="answer" variant="outline" className="justify-self-start">
            {t("review.send")}
          </Button>
        </form>
      )}
      {review.own && (
        <form method="post" data-reload>
          <input type="hidden" name="review" value={review.id} />
          <Button name="intent" value="drop" variant="link">
            {t("review.drop")}
          </Button>
        </form>
      )}
      {view.mayReport && !review.own && !review.sample && (
        <ReportForm view={view} review={review} sent={sent} />
      )}
    </li>
  );
}

/** What is said of a firm, how the stars are spread, and who may say something. */
export function Reviews({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("professional-directory");
  const { number } = useFormat();
  return (
    <TitledSection id="reviews" title={t("review.title")} className="grid gap-3">
      <p>
        <Rating rating={view.firm.rating} />
      </p>
      {view.firm.rating && (
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
          {view.spread.map((count, place) => (
            <li key={STARS[place]}>{t("review.spread", { stars: 5 - place, n: number(count) })}</li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-muted">{t("review.rule")}</p>
      <ul className="border-t-2 border-ink">
        {view.reviews.map((review) => (
          <OneReview key={review.id} view={view} review={review} sent={sent} />
        ))}
      </ul>
      {view.relations.length > 0 && <ReviewForm view={view} sent={sent} />}
    </TitledSection>
  );
}
