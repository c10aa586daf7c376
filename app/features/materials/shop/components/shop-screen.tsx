import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { KeptPart } from "~/ui/kept-part.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { unitPrice } from "../shop.logic.ts";
import { CATEGORIES, type Category } from "../shop.schemas.ts";

interface Product {
  id: string;
  category: string;
  priceCents: number;
  discountPercent: number;
  featured: boolean;
}

interface ShopScreenProps {
  products: Product[];
  category?: Category;
  idem: string;
}

/** Every product has a sign of its own, so that two of a category are told apart at a glance. */
const ICONS: Record<string, IconName> = {
  "contract-template-bundle": "file-text",
  "bid-proposal-pack": "file-chart-column",
  "project-management-course": "graduation-cap",
  "legal-protection-guide": "landmark",
  "insurance-guide": "shield-check",
  "branded-hard-hat": "hard-hat",
};

function Filter({ category }: { category?: Category }) {
  const t = useText("shop");
  const entries = [
    { id: undefined, text: t("shop.all") },
    ...CATEGORIES.map((id) => ({ id, text: t(`categories.${id}`) })),
  ];
  return (
    <nav aria-label={t("shop.filter")}>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, text }) => (
          <li key={text}>
            <a
              href={id ? `/shop?category=${id}` : "/shop"}
              aria-current={category === id ? "page" : undefined}
              className="filter-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Price({ product }: { product: Product }) {
  const t = useText("shop");
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="dimension text-xl font-bold tabular-nums">
        {product.discountPercent > 0 && <span className="sr-only">{`${t("shop.now")} `}</span>}
        <bdi>{format.money(unitPrice(product.priceCents, product.discountPercent))}</bdi>
      </span>
      {product.discountPercent > 0 && (
        <>
          <s className="text-muted tabular-nums">
            <span className="sr-only">{`${t("shop.was")} `}</span>
            <bdi>{format.money(product.priceCents)}</bdi>
          </s>
          <Badge>{t("shop.off", { percent: product.discountPercent })}</Badge>
        </>
      )}
    </p>
  );
}

/** One product; its button names it in the form around all of them. */
function ProductSheet({ product }: { product: Product }) {
  const t = useText("shop");
  const name = t(`products.${product.id}.name` as Key<"shop">);
  const category = product.category as Category;
  return (
    <li
      id={product.id}
      className="grid scroll-mt-24 grid-rows-[auto_1fr_auto] border border-t-2 border-line border-t-ink bg-surface"
    >
      <div className="drafting-grid relative grid h-36 place-items-center border-b border-line text-blueprint">
        <Icon name={ICONS[product.id] ?? "package"} className="size-16" />
        {product.featured && (
          <span className="absolute start-3 top-3">
            <Badge>{t("shop.featured")}</Badge>
          </span>
        )}
      </div>
      <div className="grid content-start gap-3 p-5">
        <p className="text-sm text-muted">{t(`categories.${category}`)}</p>
        <h2 className="text-lg font-bold">{name}</h2>
        <p className="text-muted">{t(`products.${product.id}.description` as Key<"shop">)}</p>
      </div>
      <div className="grid gap-6 p-5 pt-0">
        <Price product={product} />
        <Button name="productId" value={product.id} aria-label={t("shop.addOf", { product: name })}>
          <Icon name="shopping-cart" />
          {t("shop.add")}
        </Button>
      </div>
    </li>
  );
}

function ProductList({ products }: Pick<ShopScreenProps, "products">) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product) => (
        <ProductSheet key={product.id} product={product} />
      ))}
    </ul>
  );
}

export function ShopScreen({ products, category, idem }: ShopScreenProps) {
  const t = useText("shop");
  const returnTo = category ? `/shop?category=${category}` : "/shop";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("shop"))} title={t("shop.title")}>
        <p>{t("shop.lead")}</p>
      </PageHeading>
      <Filter category={category} />
      <form method="post" action="/cart" data-keep-scroll>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="idem" value={idem} />
        <input type="hidden" name="redirectTo" value={returnTo} />
        <KeptPart name="products" of={JSON.stringify(products)}>
          <ProductList products={products} />
        </KeptPart>
      </form>
    </div>
  );
}
