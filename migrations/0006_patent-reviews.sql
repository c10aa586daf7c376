CREATE TABLE `patent_reviews` (
	`user_id` text NOT NULL,
	`patent_id` integer NOT NULL,
	`note` text NOT NULL,
	`checks` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `patent_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
