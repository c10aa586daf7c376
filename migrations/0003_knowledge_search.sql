-- The full-text index over the folded words of `article_texts`. It keeps no text of its own; after a restore it is
-- made anew by: insert into article_search(article_search) values('rebuild').
-- A dot belongs to a word here: `r310.2` and `7.75in` are one word each.
CREATE VIRTUAL TABLE `article_search` USING fts5(
	scope_words, title_words, section_words, tags_words, body_words,
	content='article_texts', content_rowid='id',
	tokenize="unicode61 remove_diacritics 2 tokenchars '.'"
);
--> statement-breakpoint
CREATE TRIGGER `article_texts_inserted` AFTER INSERT ON `article_texts` BEGIN
	INSERT INTO article_search(rowid, scope_words, title_words, section_words, tags_words, body_words)
	VALUES (new.id, new.scope_words, new.title_words, new.section_words, new.tags_words, new.body_words);
END;
--> statement-breakpoint
CREATE TRIGGER `article_texts_deleted` AFTER DELETE ON `article_texts` BEGIN
	INSERT INTO article_search(article_search, rowid, scope_words, title_words, section_words, tags_words, body_words)
	VALUES ('delete', old.id, old.scope_words, old.title_words, old.section_words, old.tags_words, old.body_words);
END;
--> statement-breakpoint
CREATE TRIGGER `article_texts_updated` AFTER UPDATE ON `article_texts` BEGIN
	INSERT INTO article_search(article_search, rowid, scope_words, title_words, section_words, tags_words, body_words)
	VALUES ('delete', old.id, old.scope_words, old.title_words, old.section_words, old.tags_words, old.body_words);
	INSERT INTO article_search(rowid, scope_words, title_words, section_words, tags_words, body_words)
	VALUES (new.id, new.scope_words, new.title_words, new.section_words, new.tags_words, new.body_words);
END;
