// React reads this when it is first imported, and the article step imports it long before the pages are drawn.
process.env.NODE_ENV = 'production';
