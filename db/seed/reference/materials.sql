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
