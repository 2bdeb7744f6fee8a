// React reads this on its first import, which is in the article step, long before pages are rendered.
process.env.NODE_ENV = 'production';
