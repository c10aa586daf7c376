import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { printPhone } from "../phone.logic.ts";
import { SPOKEN, TRADES } from "../profile.data.ts";
import type { Profile } from "../profile.logic.ts";
import { profilePath } from "../profile-tabs.ts";

export interface AboutReply extends FormReply {
  /** What was ticked. */
  trades: readonly string[];
  spoken: readonly string[];
  /** Somebody saved in the meantime: what is kept stands beside what was typed. */
  isStale: boolean;
}

type LineName = "firstName" | "lastName" | "company" | "place" | "phone";
const LINES: readonly { name: LineName; autoComplete: string; inputMode?: "tel"; dir: "auto" | "ltr" }[] = [
  { name: "firstName", autoComplete: "given-name", dir: "auto" },
  { name: "lastName", autoComplete: "family-name", dir: "auto" },
  { name: "company", autoComplete: "organization", dir: "auto" },
  { name: "place", autoComplete: "address-level2", dir: "auto" },
  { name: "phone", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
];
const WITH_HINT: readonly LineName[] = ["place", "phone"];

/** Who a member is. */
export function AboutForm({
  profile,
  reply,
}: {
  profile: Profile & { version: number };
  reply?: AboutReply;
}) {
  const t = useText("profile");
  const trades = useText("trades");
  const kept: Record<LineName, string> = { ...profile, phone: printPhone(profile.phone) };
  const said = (text: string) => t("about.meanwhile", { text: text || t("about.nothing") });
  const lists = {
    trades: { kept: profile.trades.map((trade) => trades(`trades.${trade}`)), chosen: profile.trades },
    spoken: { kept: profile.spoken.map((code) => trades(`spoken.${code}`)), chosen: profile.spoken },
  };
  function problemOf(name: LineName): string | undefined {
    const error = reply?.errors[name];
    if (error) return t(error as "errors.line");
    return reply?.isStale && (reply.fields[name] ?? "") !== kept[name] ? said(kept[name]) : undefined;
  }
  function listProblem(name: "trades" | "spoken"): string | undefined {
    if (!reply) return undefined;
    const ticked = [...reply[name]].sort().join();
    return reply.isStale && ticked !== [...lists[name].chosen].sort().join()
      ? said(lists[name].kept.join(", "))
      : undefined;
  }
  const problems = reply
    ? [
        ...LINES.map(({ name }) => ({ field: name as string, message: problemOf(name) })),
        ...(["trades", "spoken"] as const).map((name) => ({
          field: name as string,
          message: listProblem(name),
        })),
      ].filter((item): item is { field: string; message: string } => item.message !== undefined)
    : [];
  return (
    <form method="post" action={profilePath("profile")} noValidate className="grid w-full gap-5">
      {reply && (
        <ErrorSummary
          title={t(reply.isStale ? "about.stale" : "errors.summary")}
          message={
            reply.isStale ? t("about.staleText") : reply.formError && t(reply.formError as "errors.form")
          }
          items={problems}
        />
      )}
      {LINES.map(({ name, ...input }) => (
        <Field
          key={name}
          name={name}
          label={t(`about.${name}`)}
          hint={WITH_HINT.includes(name) ? t(`about.${name as "place" | "phone"}Hint`) : undefined}
          error={problemOf(name)}
          defaultValue={reply ? (reply.fields[name] ?? "") : kept[name]}
          type={name === "phone" ? "tel" : "text"}
          enterKeyHint="next"
          {...input}
        />
      ))}
      <CheckboxList
        name="trades"
        legend={t("about.trades")}
        error={listProblem("trades")}
        options={TRADES.map((value) => ({ value, text: trades(`trades.${value}`) }))}
        chosen={reply?.trades ?? profile.trades}
      />
      <CheckboxList
        name="spoken"
        legend={t("about.spoken")}
        hint={t("about.spokenHint")}
        error={listProblem("spoken")}
        options={SPOKEN.map((value) => ({ value, text: trades(`spoken.${value}`) }))}
        chosen={reply?.spoken ?? profile.spoken}
      />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={profile.version} />
      <Button className="justify-self-start">{t("about.save")}</Button>
    </form>
  );
}
