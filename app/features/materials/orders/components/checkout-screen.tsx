import { LinesTable } from "~/engines/lines/lines.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ADDRESS_LIMITS, REGIONS } from "../address.data.ts";
import type { ShownQuote } from "../checkout.view.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";

interface CheckoutScreenProps {
  /** The cart as one order; none where it is empty. */
  quote?: ShownQuote;
  email: string;
  idem: string;
  real: boolean;
  reply?: FormReply;
  /** Whether its total is the last one: the state is known, or nothing is shipped. */
  reviewed: boolean;
  /** Back to the cart, with the code. */
  cart: string;
  /** Why nothing was ordered. */
  refused?: "changed" | "unread" | "soldOut";
}

interface ProblemProps extends Pick<CheckoutScreenProps, "reply" | "refused"> {
  /** What is wrong with the code. */
  code?: string;
}

function Problem({ reply, refused, code }: ProblemProps) {
  const t = useText("checkout");
  const items = [
    ...Object.entries(reply?.errors ?? {}).map(([field, key]) => ({
      field,
      message: t(key as Key<"checkout">),
    })),
    ...(code ? [{ field: "code", message: code }] : []),
  ];
  if (refused)
    return <ErrorSummary title={t("errors.summary")} message={t(`errors.${refused}`)} items={[]} />;
  if (items.length === 0) return null;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={items.some(({ message }) => message === t("errors.form")) ? t("errors.form") : undefined}
      items={items.filter(({ message }) => message !== t("errors.form"))}
    />
  );
}

type ValueOf = (name: string) => string;
type ErrorOf = (name: string) => string | undefined;

function AddressFields({ value, error }: { value: ValueOf; error: ErrorOf }) {
  const t = useText("checkout");
  const line = (name: "name" | "line1" | "line2" | "city", autoComplete: string) => (
    <Field
      name={name}
      label={t(name)}
      error={error(name)}
      defaultValue={value(name)}
      autoComplete={autoComplete}
      maxLength={ADDRESS_LIMITS.line}
      dir="auto"
    />
  );
  return (
    <TitledSection id="address" title={t("address")} className="grid gap-5">
      <p className="max-w-prose text-muted">{t("addressText")}</p>
      {line("name", "shipping name")}
      {line("line1", "shipping address-line1")}
      {line("line2", "shipping address-line2")}
      {line("city", "shipping address-level2")}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="region"
          label={t("region")}
          options={[
            { value: "", text: t("choose") },
            ...REGIONS.map((region) => ({ value: region, text: region })),
          ]}
          defaultValue={value("region")}
          error={error("region")}
          autoComplete="shipping address-level1"
        />
        <Field
          name="zip"
          label={t("zip")}
          error={error("zip")}
          defaultValue={value("zip")}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={ADDRESS_LIMITS.zip}
          dir="ltr"
        />
      </div>
    </TitledSection>
  );
}

/** Who it is for, where it is a gift: the fields show once the box is ticked, without scripts too. */
function GiftFields({ value, error }: { value: ValueOf; error: ErrorOf }) {
  const t = useText("checkout");
  return (
    <TitledSection id="gift-for" title={t("gift")} className="group grid gap-5">
      <Checkbox
        name="gift"
        label={t("isGift")}
        hint={t("giftHint")}
        defaultChecked={value("gift") === "on"}
      />
      <div className="hidden gap-5 group-has-checked:grid">
        <Field
          name="giftName"
          label={t("giftName")}
          error={error("giftName")}
          defaultValue={value("giftName")}
          maxLength={ORDER_LIMITS.giftName}
          autoComplete="off"
          dir="auto"
        />
        <Field
          name="giftEmail"
          type="email"
          label={t("giftEmail")}
          error={error("giftEmail")}
          defaultValue={value("giftEmail")}
          maxLength={ADDRESS_LIMITS.email}
          autoComplete="off"
          dir="ltr"
        />
        <TextareaField
          name="giftMessage"
          label={t("giftMessage")}
          error={error("giftMessage")}
          defaultValue={value("giftMessage")}
          maxLength={ORDER_LIMITS.giftMessage}
        />
      </div>
    </TitledSection>
  );
}

function Notices({ quote, real, cart }: { quote: ShownQuote; real: boolean; cart: string }) {
  const t = useText("checkout");
  const { money } = useFormat();
  return (
    <div className="grid gap-4">
      {!real && (
        <Notice tone="warn" title={t("test")}>
          {t("testText")}
        </Notice>
      )}
      {quote.short.length > 0 && (
        <Notice tone="danger" title={t("short")} action={<TextLink href={cart}>{t("change")}</TextLink>}>
          <ul>
            {quote.short.map(({ productId, name, onHand, quantity }) => (
              <li key={productId}>
                {t("shortLine", { product: name, count: onHand ?? 0, wanted: quantity })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {quote.changed.length > 0 && (
        <Notice tone="warn" title={t("changed")}>
          <ul>
            {quote.changed.map(({ productId, name, before, unitCents }) => (
              <li key={productId}>
                {t("changedLine", { product: name, before: money(before ?? 0), now: money(unitCents) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** Where it goes, what it comes to, and the order. A form and two buttons, with and without scripts. */
export function CheckoutScreen({
  quote,
  email,
  idem,
  real,
  cart,
  reply,
  reviewed,
  refused,
}: CheckoutScreenProps) {
  const t = useText("checkout");
  const promo = useText("promo");
  const { money } = useFormat();
  const heading = (
    <PageHeading sheet={sheetNumber(screen("checkout"))} title={t("title")}>
      <p>{t("lead")}</p>
    </PageHeading>
  );
  if (!quote)
    return (
      <div className="sheet grid gap-8 py-10 sm:py-16">
        {heading}
        <EmptyState
          title={t("empty")}
          action={
            <div className="flex flex-wrap gap-3">
              <a href="/shop" className={buttonClass()}>
                {t("toShop")}
              </a>
              <a href="/order-management" className={buttonClass({ variant: "outline" })}>
                {t("toOrders")}
              </a>
            </div>
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      </div>
    );
  const { code } = quote;
  const codeError = code?.problem && promo(`errors.${code.problem}`, { least: money(code.leastCents) });
  const value: ValueOf = (name) => (reply ? (reply.fields[name] ?? "") : name === "email" ? email : "");
  const error: ErrorOf = (name) => {
    const key = reply?.errors[name];
    return key && t(key as Key<"checkout">);
  };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      {heading}
      <Problem reply={reply} refused={refused} code={codeError} />
      <Notices quote={quote} real={real} cart={cart} />
      <form method="post" action="/checkout" noValidate className="grid items-start gap-10 lg:grid-cols-2">
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <input type="hidden" name="seen" value={quote.seen} key={quote.seen} />
        <div className="grid gap-10">
          <TitledSection id="contact" title={t("contact")} className="grid gap-5">
            <Field
              name="email"
              type="email"
              label={t("email")}
              error={error("email")}
              defaultValue={value("email")}
              autoComplete="email"
              maxLength={ADDRESS_LIMITS.email}
              dir="ltr"
            />
          </TitledSection>
          {quote.ships && <AddressFields value={value} error={error} />}
          <GiftFields value={value} error={error} />
        </div>
        <TitledSection id="summary" title={t("summary")} className="grid gap-5">
          <LinesTable
            content={quote.content}
            caption={<span className="sr-only">{t("summary")}</span>}
            view="price"
          />
          {quote.ships && !reviewed && <p className="max-w-prose text-muted">{t("taxLater")}</p>}
          {reviewed && quote.taxCents === 0 && <p className="text-muted">{t("noTax")}</p>}
          {reviewed && quote.ships && (
            <p role="status" className="font-bold">
              {t("reviewed")}
            </p>
          )}
          {quote.rewards.length > 0 && (
            <SelectField
              name="reward"
              label={t("rewardField")}
              hint={t("rewardHint")}
              options={[
                { value: "", text: t("rewardNone") },
                ...quote.rewards.map(({ id, cents, product }) => ({
                  value: id,
                  text: product
                    ? t("rewardProduct", { amount: money(cents), product })
                    : t("rewardOrder", { amount: money(cents) }),
                })),
              ]}
              defaultValue={quote.reward ?? ""}
              key={quote.reward}
            />
          )}
          <Field
            name="code"
            label={promo("field")}
            hint={promo("hintCheckout")}
            error={codeError}
            defaultValue={reply ? reply.fields.code : code?.code}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
          />
          {quote.changed.length > 0 && (
            <Checkbox
              name="newPrices"
              label={t("agree")}
              error={refused === "unread" ? t("errors.unread") : undefined}
              defaultChecked={value("newPrices") === "on"}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            {reviewed && (
              <Button name="intent" value="place" size="lg" className="max-sm:w-full">
                {t("place", { amount: money(quote.totalCents) })}
              </Button>
            )}
            <Button
              name="intent"
              value="review"
              size="lg"
              variant={reviewed ? "outline" : "default"}
              className="max-sm:w-full"
            >
              {t(quote.ships ? "review" : "reviewFiles")}
            </Button>
            <TextLink href={cart}>{t("change")}</TextLink>
          </div>
        </TitledSection>
      </form>
    </div>
  );
}
