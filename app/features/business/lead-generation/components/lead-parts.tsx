import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, formOf, TypedField } from "~/ui/typed-field.tsx";
import type { LeadTrade } from "~db/schema/leads.terms.ts";
import { LEAD_LIMITS } from "../leads.limits.ts";

const HIDDEN = ["intent", "idem", "version", "claim", "lead", "report", "quote"];

/** What is wrong, above the page; each field is reached from here. */
export function LeadProblem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("leads");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={(key) => t(key as Key<"leads">)}
      hidden={HIDDEN}
      anchor={anchor}
    />
  );
}

/** What a trade is called. */
export function useTrade() {
  const t = useText("job-types");
  return (trade: LeadTrade) => t(`names.${trade}`);
}

/** A state, by its own name in every language. */
export function RegionField({
  form,
  regions,
}: {
  form: FormState;
  regions: readonly { value: string; text: string }[];
}) {
  const t = useText("leads");
  const error = form.error("region");
  return (
    <SelectField
      name="region"
      label={t("fields.region")}
      options={[{ value: "", text: t("choose") }, ...regions]}
      error={error && t(error as Key<"leads">)}
      defaultValue={form.value("region")}
      translate="no"
    />
  );
}

/** A length of time as people say it: minutes within three hours, else hours. */
export function useLength() {
  const t = useText("leads");
  return (minutes: number) =>
    minutes < 180
      ? t("minutes", { count: Math.max(1, Math.round(minutes)) })
      : t("hours", { count: Math.round(minutes / 60) });
}

interface Message {
  id: string;
  printedName: string;
  body: string;
  createdAt: string;
  deletedAt: string | null;
}

interface MessagesProps {
  claim: string;
  idem: string;
  said: readonly Message[];
  title: string;
  /** Whether the looker may say something. */
  may: boolean;
  sent?: Sent;
}

/** Whether a refused form is of this claim. */
const ofClaim = (sent: Sent | undefined, claim: string) => (sent?.fields.claim === claim ? sent : undefined);

/** What the two sides of a claim said to each other, and the form to say something. */
export function Messages({ claim, idem, said, title, may, sent: posted }: MessagesProps) {
  const t = useText("leads");
  const { moment } = useFormat();
  const form = formOf(["message"], ofClaim(posted, claim));
  const error = form.error("body");
  return (
    <Fold title={title} open={form.isSent || said.length > 0}>
      {said.length === 0 && <p className="text-muted">{t("talk.none")}</p>}
      <ul className="grid gap-3">
        {said
          .filter(({ deletedAt }) => deletedAt === null)
          .map((post) => (
            <li key={post.id} className="border-s-4 border-line ps-3">
              <p className="text-sm text-muted">
                <Typed text={post.printedName} /> · {moment(post.createdAt)}
              </p>
              <p className="max-w-prose whitespace-pre-line">
                <Typed text={post.body} />
              </p>
            </li>
          ))}
      </ul>
      {may && (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload data-keep-scroll>
          <input type="hidden" name="idem" value={form.idem ?? idem} />
          <input type="hidden" name="claim" value={claim} />
          <TextareaField
            name="body"
            id={error ? "body" : `body-${claim}`}
            label={t("fields.body")}
            error={error && t(error as Key<"leads">)}
            defaultValue={form.value("body")}
            dir="auto"
            rows={3}
            maxLength={LEAD_LIMITS.message}
          />
          <Button name="intent" value="message" variant="outline" className="justify-self-start">
            {t("talk.send")}
          </Button>
        </form>
      )}
    </Fold>
  );
}

interface ReviewProps {
  claim: string;
  idem: string;
  title: string;
  may: boolean;
  own?: { stars: number; body: string };
  theirs?: { stars: number; body: string };
  sent?: Sent;
}

/** What each side says of the other, once both have, and the form of whoever has not yet. */
export function Review({ claim, idem, title, may, own, theirs, sent: posted }: ReviewProps) {
  const t = useText("leads");
  const form = formOf(["review"], ofClaim(posted, claim), { stars: "" });
  const field = { form, say: (key: string) => t(key as Key<"leads">) };
  if (!(may || own || theirs)) return null;
  return (
    <div className="grid gap-2">
      {[own && { ...own, key: "review.own" as const }, theirs && { ...theirs, key: "review.theirs" as const }]
        .filter((one) => one !== undefined)
        .map(({ key, stars, body }) => (
          <div key={key}>
            <p>{t(key, { n: String(stars) })}</p>
            {body && (
              <p className="max-w-prose">
                <Typed text={body} />
              </p>
            )}
          </div>
        ))}
      {may && !own && (
        <Fold title={title} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? idem} />
            <input type="hidden" name="claim" value={claim} />
            <p className="text-sm text-muted">{t("review.blind")}</p>
            <ChoiceField
              {...field}
              name="stars"
              label={t("fields.stars")}
              options={[
                { value: "", text: t("choose") },
                ...["5", "4", "3", "2", "1"].map((n) => ({ value: n, text: n })),
              ]}
            />
            <TypedField
              {...field}
              name="opinion"
              long
              label={t("fields.opinion")}
              hint={t("optional")}
              most={LEAD_LIMITS.review}
            />
            <Button name="intent" value="review" variant="outline" className="justify-self-start">
              {t("review.send")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}
