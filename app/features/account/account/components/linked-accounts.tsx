import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { SecurityProps } from "./security-dashboard-screen.tsx";
import { SecurityItem, SecurityList, SecurityRow } from "./security-row.tsx";

/** A provider that can be linked. */
export interface Offer {
  id: "google" | "github" | "oidc";
  label?: string;
  href: string;
}

/** The password and the providers that a member signs in with. */
export function LinkedAccounts({
  identities,
  hasPassword,
  offers,
}: Pick<SecurityProps, "identities" | "hasPassword" | "offers">) {
  const t = useText("security-dashboard");
  const format = useFormat();
  const nameOf = (id: string) => {
    const label = offers.find((offer) => offer.id === id)?.label;
    return label ?? t(`linked.names.${id as Offer["id"]}`);
  };
  return (
    <SecurityRow id="linked" title={t("linked.title")}>
      <p className="text-muted">{t(hasPassword ? "linked.password" : "linked.noPassword")}</p>
      <TextLink href="/auth/recover">{t(hasPassword ? "linked.change" : "linked.set")}</TextLink>
      {identities.length > 0 && (
        <SecurityList>
          {identities.map(({ provider, subject, since }) => (
            <SecurityItem key={`${provider} ${subject}`}>
              <p>
                <bdi className="font-medium">{nameOf(provider)}</bdi>{" "}
                <span className="text-muted">{t("linked.since", { date: format.date(since) })}</span>
              </p>
              <form method="post">
                <input type="hidden" name="provider" value={provider} />
                <input type="hidden" name="subject" value={subject} />
                <Button variant="destructive" name="intent" value="unlink">
                  {t("linked.unlink")}
                </Button>
              </form>
            </SecurityItem>
          ))}
        </SecurityList>
      )}
      {offers.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {/* Plain links: a form that is redirected to another origin would break the form-action policy. */}
          {offers.map(({ id, href }) => (
            <a key={id} href={href} data-reload="" className={buttonClass({ variant: "outline" })}>
              {t("linked.link", { provider: nameOf(id) })}
            </a>
          ))}
        </p>
      )}
    </SecurityRow>
  );
}
