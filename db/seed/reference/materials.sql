-- Reference data that every installation needs. Safe to run again: existing rows are left as they are.
insert into products (id, category, price_cents, discount_percent, featured, position) values
  ('contract-template-bundle', 'templates', 4999, 0, 1, 1),
  ('bid-proposal-pack', 'templates', 3999, 15, 0, 2),
  ('project-management-course', 'education', 19999, 0, 0, 3),
  ('legal-protection-guide', 'books', 7999, 10, 0, 4),
  ('insurance-guide', 'books', 2999, 0, 0, 5),
  ('branded-hard-hat', 'merchandise', 3499, 0, 1, 6)
on conflict (id) do nothing;

insert into product_stock (product_id, on_hand) values ('branded-hard-hat', 250)
on conflict (product_id) do nothing;

insert into loyalty_rewards (id, points, off_cents, product_id, least_cents, least_earned, stock, position) values
  ('order-5', 100, 500, null, 2500, 0, null, 1),
  ('order-10', 190, 1000, null, 4000, 0, null, 2),
  ('order-25', 450, 2500, null, 10000, 0, null, 3),
  ('order-50', 850, 5000, null, 20000, 250, null, 4),
  ('order-100', 1600, 10000, null, 40000, 1000, null, 5),
  ('hat-15', 250, 1500, 'branded-hard-hat', 1501, 0, 100, 6),
  ('guide-10', 170, 1000, 'insurance-guide', 1001, 0, null, 7),
  ('pack-15', 250, 1500, 'bid-proposal-pack', 1501, 0, 200, 8),
  ('bundle-20', 320, 2000, 'contract-template-bundle', 2001, 250, 100, 9)
on conflict (id) do nothing;

-- Merchandise: one of the product as a whole, in a parcel.
insert into loyalty_rewards (id, points, off_cents, product_id, least_cents, least_earned, stock, position, whole) values
  ('hat', 580, 5000, 'branded-hard-hat', 5001, 0, 40, 10, 1)
on conflict (id) do nothing;
