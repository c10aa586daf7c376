import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { RESOURCES } from "../resources.data.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("wellness-programs");
  return (key: string) => t(key as Key<"wellness-programs">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "id", "session", "person"];

/** The id of a field of the form that was sent: tiles have one each, and some names stand in several forms of the page. */
const anchorOf =
  ({ fields }: Sent) =>
  (field: string) => {
    if (field === "mood" || field === "fatigue") return `${field}-1`;
    if (field === "unit") return "unit-c";
    if (fields.intent === "enrol" && field === "name") return `name-${fields.session}`;
    if (fields.intent === "day" && field === "workedOn") return `worked-${fields.person}`;
    return fields.intent === "session" ? `session-${field}` : field;
  };

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("wellness-programs");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useSay()}
      hidden={HIDDEN}
      anchor={sent && anchorOf(sent)}
    />
  );
}

/** Of several forms on a page only the one that was sent gets back what was typed. */
export const ofForm = (sent: Sent | undefined, intent: string, also?: [string, string]) =>
  sent?.fields.intent === intent && (!also || sent.fields[also[0]] === also[1]) ? sent : undefined;

/** What a field is told of what was sent: its name and its error. */
export function useFieldOf(sent: Sent | undefined) {
  const say = useSay();
  return (name: string) => {
    const error = sent?.errors[name];
    return { name, error: error && say(error) };
  };
}

/** Lines to talk to, by country. */
export function Resources() {
  const t = useText("wellness-programs");
  return (
    <>
      <ul className="grid gap-3">
        {RESOURCES.map(({ country, number, operator, site }) => (
          <li key={country} className="grid gap-1 border-b border-line pb-2">
            <span>{t(`resources.${country}`)}</span>
            <span className="flex flex-wrap items-center gap-x-6">
              <TextLink href={`tel:${number.replaceAll(" ", "")}`} className="text-lg font-bold">
                <bdi translate="no">{number}</bdi>
              </TextLink>
              <TextLink href={site} rel="noopener noreferrer">
                <bdi translate="no">{operator}</bdi>
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
      <p className="font-bold">{t("resources.danger")}</p>
      <p className="text-sm text-muted">{t("resources.lead")}</p>
    </>
  );
}
